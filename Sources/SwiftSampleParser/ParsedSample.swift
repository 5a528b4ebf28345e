import SwiftParser
import SwiftSyntax

/// A sample's tokens, syntax errors and edits.
struct ParsedSample {
  /// The program's first message, which identifies it.
  static let greeting = Array("zoetrope-swift-parser 6".utf8)

  private let tokens: [SampleToken]
  private let errors: [(offset: Int, message: String)]
  private let edits: [SampleEdit]

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Self.tree(of: $0) }
    tokens = SampleTokens.all(in: tree, of: bytes)
    errors = SampleErrors.first(in: Syntax(tree))
    edits = ObjectiveCEdits.all(in: tree, of: bytes)
  }

  static func tree(of bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax { Parser.parse(source: bytes) }

  private init(edits: [SampleEdit]) { (tokens, errors, self.edits) = ([], [], edits) }

  /// The response with only the edits of a sample.
  ///
  /// - Parameter facts: the declarations of the texts compiled with it.
  static func editsResponse(to bytes: [UInt8], beside facts: SampleFacts) -> [UInt8] {
    let tree = bytes.withUnsafeBufferPointer { Self.tree(of: $0) }
    return ParsedSample(edits: ObjectiveCEdits.all(in: tree, of: bytes, beside: facts)).response()
  }

  /// The tokens, errors and edits: counts and offsets, each message after its length.
  func response() -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(8 + 9 * tokens.count)
    out.append(number: tokens.count)
    for token in tokens {
      out.append(number: token.range.lowerBound)
      out.append(number: token.range.count)
      out.append(token.letter)
    }
    out.append(number: errors.count)
    for error in errors {
      out.append(number: error.offset)
      out.append(number: error.message.utf8.count)
      out += error.message.utf8
    }
    out.append(number: edits.count)
    for edit in edits {
      out.append(number: edit.range.lowerBound)
      out.append(number: edit.range.count)
      out.append(number: edit.moved.lowerBound)
      out.append(number: edit.moved.count)
      out.append(number: edit.replacement.utf8.count)
      out += edit.replacement.utf8
    }
    return out
  }
}

extension [UInt8] {
  /// Appends 32 bits, little-endian.
  mutating func append(number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
