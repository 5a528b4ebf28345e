import Processes
import SwiftSyntax

/// Answers requests, and caches the declarations of the texts beside samples.
struct SampleResponder {
  /// The bytes of texts at which the cache is emptied.
  private static let memoryLimit = 8 << 20

  private var known: [[UInt8]: SampleFacts] = [:]
  private var knownBytes = 0

  /// - Parameter request: the letter of a command, and a sample, or texts with the sample last.
  mutating func response(to request: [UInt8]) -> [UInt8] {
    let rest = Array(request.dropFirst())
    switch request.first {
    case UInt8(ascii: "d"): return SampleDeclarations.response(to: rest)
    case UInt8(ascii: "e"):
      var texts = Self.texts(rest)
      guard let sample = texts.popLast() else { return [] }
      return ParsedSample.editsResponse(to: sample, beside: facts(of: texts.filter { $0 != sample }))
    default: return ParsedSample(rest).response()
    }
  }

  private mutating func facts(of texts: [[UInt8]]) -> SampleFacts {
    var all = SampleFacts()
    for text in texts {
      if let facts = known[text] {
        all.add(facts)
        continue
      }
      let facts = SampleFacts(of: text.withUnsafeBufferPointer { ParsedSample.tree(of: $0) })
      knownBytes += text.count
      if knownBytes > Self.memoryLimit { (known, knownBytes) = ([:], text.count) }
      known[text] = facts
      all.add(facts)
    }
    return all
  }

  /// Splits texts, each after its length.
  private static func texts(_ bytes: [UInt8]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var rest = bytes
    while let text = MessageFrame.take(from: &rest) { texts.append(text) }
    return texts
  }
}
