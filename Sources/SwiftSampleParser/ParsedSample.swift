import SwiftParser
import SwiftSyntax

/// A sample's tokens by what they are, and its syntax errors.
struct ParsedSample {
  /// What this program says of itself before it is asked anything.
  static let greeting = Array("zoetrope-swift-parser 1".utf8)

  private let tokens: [SampleToken]
  private let errors: [(offset: Int, message: String)]

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    tokens = SampleTokens.all(in: tree, of: bytes)
    errors = SampleErrors.first(in: Syntax(tree))
  }

  /// Counts and offsets, then the bytes of messages: tokens first, errors after them.
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
    return out
  }
}
