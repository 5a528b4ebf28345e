import Diagnostics

/// An error that ends the parsing of one tag. The rest of the template is still parsed.
struct SyntaxProblem: Error {
  var diagnostic: Diagnostic

  init(
    _ identifier: String, _ summary: String, at range: SourceRange, fix: String? = nil, allowed: [String] = []
  ) {
    diagnostic = .error(identifier, summary, at: range, allowed: allowed, fix: fix)
  }
}
