import Diagnostics

/// A notation of another Markdown dialect, which shows up as text or means nothing here.
enum DialectNotation: Sendable {
  case taskList
  case strikethrough
  case bareLink
  case math
  case tabs
  case attributes
  /// `> [!NOTE]`, with its word.
  case alert(String)
  /// `:::note` or `!!! note`, with its word; empty if there is none.
  case container(String)
  /// Something after the language of a block of code, and the likely fix.
  case codeAttribute(String, fix: String)

  private static let identifiers: Set<String> = [
    "markdown.task-list", "markdown.strikethrough", "markdown.bare-link", "markdown.math", "markdown.tabs",
    "markdown.attributes", "markdown.alert", "markdown.container", "markdown.code-attribute",
  ]

  func warning(at place: SourceRange?) -> Diagnostic {
    switch self {
    case .taskList:
      .warning(
        "markdown.task-list", "the box of a task shows up as text", at: place,
        explanation: "task lists are not supported", fix: "write “☐” or “☑”")
    case .strikethrough:
      .warning(
        "markdown.strikethrough", "“~~” shows up as text", at: place,
        fix: "write “<del>” before and “</del>” after what is struck out")
    case .bareLink:
      .warning(
        "markdown.bare-link", "this address shows up as text, and leads nowhere", at: place,
        fix: "put it between “<” and “>”, or between backticks if it is not meant to be a link")
    case .math:
      .warning(
        "markdown.math", "this formula shows up as text, its dollars included", at: place,
        explanation: "formulas are not typeset",
        fix: "write it in HTML, as in “x<sup>2</sup>”, or as an image")
    case .tabs:
      .warning(
        "markdown.tabs", "the title of a tab shows up as text", at: place,
        explanation: "tabs are not supported", fix: "put one below the other, each under a heading")
    case .attributes:
      .warning(
        "markdown.attributes", "attributes in braces show up as text", at: place,
        fix: "write the element in HTML, with its attributes")
    case .alert(let word):
      .warning(
        "markdown.alert", "this shows up as text in a quotation", at: place,
        fix: "write “:::{\(Self.directive(for: word))}” above and “:::” below the text")
    case .container(let word):
      .warning(
        "markdown.container", "this line shows up as text", at: place,
        fix: word.isEmpty
          ? "a directive starts with “:::{name}” and ends with “:::”"
          : "write “:::{\(Self.directive(for: word))}” above and “:::” below the text")
    case .codeAttribute(let what, let fix):
      .warning("markdown.code-attribute", "“\(what)” after the language means nothing", at: place, fix: fix)
    }
  }

  /// The directive for what other programs call by various words.
  private static func directive(for word: String) -> String {
    switch word.lowercased() {
    case "info", "abstract", "summary", "example", "quote", "seealso": "note"
    case "hint", "success": "tip"
    case "attention": "warning"
    case "danger", "error", "failure", "bug": "caution"
    case let word: word
    }
  }

  /// A page's diagnostics, with the first of each notation alone, which tells how many more there are.
  static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var firsts: [String: (position: Int, count: Int)] = [:]
    for (position, diagnostic) in diagnostics.enumerated()
    where identifiers.contains(diagnostic.identifier) {
      let old = firsts[diagnostic.identifier]
      let isFirst =
        old.map { Self.offset(of: diagnostic) < Self.offset(of: diagnostics[$0.position]) } ?? true
      firsts[diagnostic.identifier] = (isFirst ? position : old?.position ?? position, (old?.count ?? 0) + 1)
    }
    guard !firsts.isEmpty else { return diagnostics }
    return diagnostics.enumerated().compactMap { position, diagnostic in
      guard let first = firsts[diagnostic.identifier] else { return diagnostic }
      guard first.position == position else { return nil }
      var diagnostic = diagnostic
      if first.count > 1 { diagnostic.notes.append(.init("\(first.count - 1) more like this on the page")) }
      return diagnostic
    }
  }

  private static func offset(of diagnostic: Diagnostic) -> Int { diagnostic.range?.bytes.lowerBound ?? .max }
}
