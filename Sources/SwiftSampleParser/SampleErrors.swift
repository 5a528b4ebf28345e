import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The first syntax errors of a sample.
///
/// To put errors into words takes time that grows with the square of what is wrong. So the words are asked for piece by
/// piece, and no longer than anybody wants to read them.
enum SampleErrors {
  /// What a page shows, at least.
  private static let enough = 3
  /// The longest piece of a sample that is looked at as a whole, in bytes; most samples are.
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
