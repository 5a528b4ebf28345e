import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A sample's tokens by what they are, and its syntax errors.
struct ParsedSample {
  private let tokens: [SampleToken]
  private let errors: [(offset: Int, message: String)]

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    tokens = SampleTokens.all(in: tree, of: bytes)
    errors = tree.hasError ? Self.errors(in: tree) : []
  }

  private static func errors(in tree: SourceFileSyntax) -> [(offset: Int, message: String)] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
      .map { ($0.position.utf8Offset, $0.message) }
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
