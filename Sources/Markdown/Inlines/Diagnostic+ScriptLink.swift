import Diagnostics

extension Diagnostic {
  /// A link that would run code in the reader's browser.
  package static func scriptLink(_ scheme: String, at range: SourceRange?) -> Diagnostic {
    .error(
      "link.script", "nothing can link to “\(scheme):”", at: range,
      explanation: "such an address runs code, or shows a page of its own, instead of leading somewhere",
      fix: "link to a page or a file")
  }
}
