import Diagnostics

/// An error that ends the parsing of one tag. The rest of the template is still parsed.
struct SyntaxProblem: Error {
  /// The fix where braces were probably meant as text.
  static let literalBraces =
    "to show literal braces, write {% raw %} before them and {% endraw %} after them"

  var diagnostic: Diagnostic

  init(
    _ identifier: String, _ summary: String, at range: SourceRange, fix: String? = nil, allowed: [String] = []
  ) {
    diagnostic = .error(identifier, summary, at: range, allowed: allowed, fix: fix)
  }
}
