import Diagnostics

extension Diagnostic {
  /// A link that would run code in the reader's browser.
  package static func scriptLink(_ scheme: String, at range: SourceRange?) -> Diagnostic {
    .error(
      "link.script", "links can't use “\(scheme):”", at: range,
      explanation: "such an address runs code, or contains a whole page",
      fix: "link to a page or a file")
  }
}
