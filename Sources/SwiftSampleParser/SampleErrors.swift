import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The first syntax errors of a sample.
///
/// Describing errors takes quadratic time. So it is done piece by piece, until there are enough.
enum SampleErrors {
  /// The number of errors that a page shows.
  private static let enough = 3
  /// The maximum length of a piece described as a whole, in bytes. Most samples are shorter.
  private static let pieceLength = 2000

  static func first(in tree: Syntax) -> [(offset: Int, message: String)] {
    var errors: [(offset: Int, message: String)] = []
    collect(from: tree, into: &errors)
    return errors
  }

  private static func collect(from node: Syntax, into errors: inout [(offset: Int, message: String)]) {
    guard node.hasError, errors.count < enough else { return }
    guard node.totalLength.utf8Length > pieceLength, !node.is(TokenSyntax.self) else {
      let found = ParseDiagnosticsGenerator.diagnostics(for: node)
      for error in found where error.diagMessage.severity == .error {
        errors.append((error.position.utf8Offset, error.message))
      }
      return
    }
    for child in node.children(viewMode: .all) { collect(from: child, into: &errors) }
  }
}
