import SwiftParser
import SwiftSyntax

/// A sample's tokens by what they are, its syntax errors, and what is compiled in the stead of parts of it.
struct ParsedSample {
  /// What this program says of itself before it is asked anything.
  static let greeting = Array("zoetrope-swift-parser 3".utf8)

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

  /// Answers a request: a letter for what is asked, and a sample.
  static func response(to request: [UInt8]) -> [UInt8] {
    let sample = Array(request.dropFirst())
    return request.first == UInt8(ascii: "d")
      ? SampleDeclarations.response(to: sample) : ParsedSample(sample).response()
  }

  /// Counts and offsets, then the bytes of messages: tokens first, then errors, then edits.
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
