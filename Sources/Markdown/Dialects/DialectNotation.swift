import CodeBlocks
import Diagnostics
import Highlighting

/// A notation of another Markdown dialect, which appears as text or has no meaning here.
enum DialectNotation: Sendable {
  case math
  case tabs
  case attributes
  /// `> [!NOTE]`, with its word.
  case alert(String)
  /// `:::note` or `!!! note`, with its word, which is empty if there is none.
  case container(String, isDirective: Bool)
  /// A word after the language of a block of code, and the likely fix.
  case codeAttribute(String, fix: String)
  /// An image without alternative text.
  case missingAlternative
  /// `[^label]` without a definition.
  case undefinedFootnote(String)
  /// `[text][label]` without a definition.
  case undefinedReference(String)
  /// `![text](my shot.png)`, with the text in parentheses.
  case blankInAddress(String)
  /// `[[page]]`.
  case wikiLink
  /// `:name:`, and whether names of emoji become emoji.
  case emoji(String, isOn: Bool)
  /// ``{kbd}`text` ``, with its name.
  case role(String)
  /// `==text==`.
  case highlight
  /// `H~2~O`.
  case `subscript`
  /// `x^2^`.
  case superscript
  /// `[TOC]`.
  case contents
  /// `<Tabs>`, with its name.
  case component(String)
  /// `import Tabs from "…"`, as in MDX.
  case script
  /// `{frontmatter.title}`, as in MDX, with the code in braces.
  case expression(String)
  /// `{/* text */}` or `{# text #}`.
  case comment
  /// `: text` below a term.
  case definitionList
  /// A row of dashes that doesn't make a table, and the reason.
  case tableRule(String)
  /// A block of code for programs that draw diagrams, with its language.
  case diagram(String)
  /// A misspelled language, and the correct name.
  case misspeltLanguage(String, near: String)
  /// A language without a lexer.
  case plainLanguage(String)
  /// A language whose highlighter isn't installed, or doesn't run.
  case missingHighlighter(String)

  private static let identifiers: Set<String> = [
    "markdown.math", "math.program-missing", "markdown.tabs",
    "markdown.attributes", "markdown.alert", "markdown.container", "markdown.code-attribute",
    "markdown.missing-alt", "markdown.undefined-footnote", "markdown.undefined-reference",
    "markdown.blank-in-address", "markdown.wiki-link", "markdown.emoji", "markdown.role",
    "markdown.highlight",
    "markdown.subscript", "markdown.superscript", "markdown.contents", "markdown.component",
    "markdown.script", "markdown.expression", "markdown.comment", "markdown.definition-list",
    "markdown.table-rule",
    "markdown.diagram",
    "markdown.unknown-language", "markdown.plain-language", "code.highlighter-missing",
  ]

  func diagnostic(at place: SourceRange?) -> Diagnostic {
    switch self {
    case .math:
      .warning(
        "markdown.math", "this formula shows up as text, its dollars included", at: place,
        explanation: "formulas become MathML only where a site asks for it",
        fix:
          "set “math: true” in zoetrope.yml, write “\\$” for a dollar sign, or write HTML, as in “x<sup>2</sup>”"
      )
    case .tabs:
      .warning(
        "markdown.tabs", "the title of a tab shows up as text", at: place,
        explanation: "this notation isn't supported",
        fix: "write “:::{tab-item} Title” above and “:::” below the text of each tab")
    case .attributes:
      .warning(
        "markdown.attributes", "attributes in braces show up as text", at: place,
        fix: "write the element in HTML, with its attributes")
    case .alert(let word):
      .warning(
        "markdown.alert", "this shows up as text in a quotation", at: place,
        fix: Self.fix(forAlert: word))
    case .container(let word, let isDirective):
      .warning(
        "markdown.container", "this line shows up as text", at: place,
        fix: Self.fix(forContainer: word, isDirective: isDirective))
    case .codeAttribute(let what, let fix):
      .warning(
        "markdown.code-attribute", "unknown attribute “\(what)” after the language", at: place, fix: fix)
    case .missingAlternative, .diagram, .misspeltLanguage, .plainLanguage, .missingHighlighter:
      contentDiagnostic(at: place)
    case .undefinedFootnote, .undefinedReference, .blankInAddress, .wikiLink: linkDiagnostic(at: place)
    case .emoji(let name, isOn: true):
      .warning(
        "markdown.emoji", "there is no emoji “:\(name):”, so this shows up as text", at: place,
        fix: EmojiNames.nearest(to: name).map { "did you mean “:\($0):”?" }
          ?? "write the character itself, such as “🎉”, or put the name between backticks")
    case .emoji:
      .warning(
        "markdown.emoji", "the name of an emoji shows up as text", at: place,
        fix: "write the character itself, such as “🎉”, put the name between backticks, "
          + "or set “emoji: true” in zoetrope.yml")
    case .role(let name):
      .warning(
        "markdown.role", "the role “{\(name)}” shows up as text", at: place,
        allowed: Role.allCases.map(\.rawValue), fix: Self.replacement(forRole: name))
    case .highlight:
      .warning(
        "markdown.highlight", "“==” shows up as text", at: place,
        fix: "write “<mark>” before and “</mark>” after the text")
    case .subscript:
      .warning(
        "markdown.subscript", "“~” shows up as text", at: place,
        fix: "write “<sub>” before and “</sub>” after the text")
    case .superscript:
      .warning(
        "markdown.superscript", "“^” shows up as text", at: place,
        fix: "write “<sup>” before and “</sup>” after the text")
    case .contents:
      .warning(
        "markdown.contents", "this line shows up as text, and isn't a list of the page's headings", at: place,
        explanation: "the theme's layouts list the headings beside the text, as “On this page”",
        fix: "delete the line")
    case .component(let name):
      .warning(
        "markdown.component", "“<\(name)>” isn't an element of HTML, so only what it encloses shows up",
        at: place,
        fix: Self.replacement(forComponent: name))
    case .script:
      .warning(
        "markdown.script", "this line of JavaScript shows up as text", at: place,
        explanation: "pages import nothing", fix: "delete the line")
    case .expression(let code):
      .warning(
        "markdown.expression", "this expression of JavaScript shows up as text", at: place,
        explanation: "pages execute no JavaScript", fix: Self.fix(forExpression: code))
    case .comment:
      .warning(
        "markdown.comment", "this comment shows up as text", at: place,
        fix: "write “<!--” before and “-->” after it")
    case .definitionList:
      .warning(
        "markdown.definition-list", "this definition shows up as text, its colon included", at: place,
        explanation: "a definition belongs right below its term, which is a line of text",
        fix: "write “Term” on the line above, or put a backslash before the colon")
    case .tableRule(let reason):
      .warning(
        "markdown.table-rule", "this isn't a table: \(reason)", at: place,
        explanation: "the lines show up as text, their pipes included",
        fix: "write as many cells of dashes as the line above has, as in “| --- | :-: |”")
    }
  }

  private func linkDiagnostic(at place: SourceRange?) -> Diagnostic {
    switch self {
    case .undefinedFootnote(let label):
      .warning(
        "markdown.undefined-footnote", "the footnote “\(label)” isn't defined, so its mark shows up as text",
        at: place, fix: "add a line “[^\(label)]: text”, or put the mark between backticks")
    case .undefinedReference(let label):
      .warning(
        "markdown.undefined-reference", "this link shows up as text: “\(label)” isn't defined", at: place,
        fix: "add a line “[\(label)]: address”")
    case .blankInAddress(let address):
      .warning(
        "markdown.blank-in-address", "this shows up as text: an address ends at a space", at: place,
        fix: "write “(<\(address)>)”")
    default:
      .warning(
        "markdown.wiki-link", "this link shows up as text", at: place,
        explanation: "links in double brackets aren't supported",
        fix: "write “[text](page.md)”")
    }
  }

  private func contentDiagnostic(at place: SourceRange?) -> Diagnostic {
    switch self {
    case .diagram(let language):
      .warning(
        "markdown.diagram", "this diagram shows up as its source", at: place,
        explanation: Self.explanation(forDiagram: language),
        fix: Self.fix(forDiagram: language))
    case .misspeltLanguage(let name, let near):
      .warning(
        "markdown.unknown-language", "unknown language “\(name)”, so this code has no colors", at: place,
        fix: "did you mean “\(near)”?")
    case .plainLanguage(let name):
      Diagnostic(
        .note, "markdown.plain-language", "“\(name)” isn't highlighted, so this code has no colors",
        at: place, allowed: Highlighter.languages)
    case .missingHighlighter(let name):
      .warning(
        "code.highlighter-missing",
        "code in “\(name)” and other languages has no colors: “\(Pygments.program)” doesn't run", at: place,
        explanation:
          "Zoetrope itself highlights \(Highlighter.languages.count) names of languages; Pygments knows the others",
        fix: Pygments.installation)
    default:
      .warning(
        "markdown.missing-alt", "this image has no alternative text", at: place,
        explanation: "screen readers skip the image, or read its file name",
        fix: "describe it, as in “![A folded map](map.png)”, or write “<img alt=\"\" …>” for decoration"
      )
    }
  }

  private static func explanation(forDiagram language: String) -> String {
    switch language.lowercased() {
    case "mermaid": "“mmdc”, which draws it, isn't installed"
    case "dot", "graphviz": "“dot”, which draws it, isn't installed"
    default: "diagrams in “\(language)” aren't supported"
    }
  }

  /// The program that draws diagrams of a language, if it is well known.
  private static func fix(forDiagram language: String) -> String {
    switch language.lowercased() {
    case "mermaid":
      return
        "install it: “npm install -g @mermaid-js/mermaid-cli”; or write “text” as the language to show the source"
    case "dot", "graphviz":
      return
        "install it: “apt install graphviz” or “brew install graphviz”; or write “text” as the language to show the source"
    default: break
    }
    let command: String? =
      switch language.lowercased() {
      case "d2": "d2 diagram.d2 diagram.svg"
      case "plantuml", "puml": "plantuml -tsvg diagram.puml"
      default: nil
      }
    let image =
      command.map { "draw it with “\($0)” and add it as an image" } ?? "add it as an image, such as an SVG"
    return image + ", or write “text” as the language to show the source"
  }

  /// A word that GitHub knows must be alone on its line.
  private static func fix(forAlert word: String) -> String {
    if let kind = AlertKind(rawValue: word.lowercased()) {
      return "leave “[!\(kind.rawValue.uppercased())]” alone on its line, above the text; "
        + "with a title, write “:::\(kind.rawValue) Title” above and “:::” below the text"
    }
    let kinds = AlertKind.allCases.map { "[!\($0.rawValue.uppercased())]" }.joined(separator: ", ")
    return AlertKind(word: word).map { "write “[!\($0.rawValue.uppercased())]”" } ?? "write one of \(kinds)"
  }

  private static func fix(forContainer word: String, isDirective: Bool) -> String {
    if word.isEmpty { return "a directive starts with “:::{name}” and ends with “:::”" }
    // Other programs have more words for what is an alert here.
    if let name = AlertKind(word: word)?.rawValue ?? (isDirective ? word.lowercased() : nil) {
      return "write “:::{\(name)}” above and “:::” below the text"
    }
    let (start, end) =
      word.lowercased() == "details"
      ? ("<details><summary>Title</summary>", "</details>") : ("<div class=\"\(word)\">", "</div>")
    return "write “\(start)” above and “\(end)” below the text, with empty lines between"
  }

  /// Markdown or HTML in place of a role of MyST.
  private static func replacement(forRole name: String) -> String {
    switch name {
    case "api": "write the name of a type with a page in Apple's documentation, or a link to another page"
    case "numref", "download", "any", "eq": "write a link, such as “[text](page.md#place)”"
    case "del", "ins", "mark": "write “<\(name)>text</\(name)>”"
    case "math": "write the formula in HTML, as in “x<sup>2</sup>”, or as an image"
    default:
      NearMiss.best(for: name, among: Role.allCases.map(\.rawValue)).map { "did you mean “\($0)”?" }
        ?? "delete the text in braces"
    }
  }

  /// A variable in place of one of MDX, whose front matter is called by either name.
  private static func fix(forExpression code: String) -> String {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false)
    let isKey = parts.count == 2 && ["frontmatter", "frontMatter", "meta"].contains(parts[0])
    guard isKey, parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return "write its value, or put the code between backticks"
    }
    return "write “{{ page.\(parts[1]) }}”"
  }

  /// A directive in place of a component of MDX, whose names are those of themes.
  private static func replacement(forComponent name: String) -> String {
    switch name {
    case "Tabs", "TabItem", "TabPanel":
      "write “:::{tab-item} Title” above and “:::” below the text of each tab"
    case "Aside", "Callout", "Admonition", "Alert": "write “:::note” above and “:::” below the text"
    default:
      AlertKind(word: name).map { "write “:::\($0.rawValue)” above and “:::” below the text" }
        ?? "write Markdown or HTML in place of a component; put a type in backticks, as in “`Array<Int>`”"
    }
  }

  /// Notations with several fixes, each of which is reported separately.
  private static let variousFixes: Set<String> = [
    "markdown.role", "markdown.alert", "markdown.container", "markdown.code-attribute",
    "markdown.unknown-language", "markdown.emoji", "markdown.component", "markdown.expression",
  ]

  /// The key by which diagnostics are merged; nil for those about anything but notations.
  private static func kind(of diagnostic: Diagnostic) -> String? {
    guard identifiers.contains(diagnostic.identifier) else { return nil }
    let fix = variousFixes.contains(diagnostic.identifier) ? diagnostic.fix : nil
    return [diagnostic.identifier, fix].compactMap(\.self).joined(separator: " ")
  }

  /// A page's diagnostics, reduced to the first of each notation and fix, with the number of others.
  static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var firsts: [String: (position: Int, count: Int)] = [:]
    for (position, diagnostic) in diagnostics.enumerated() {
      guard let kind = kind(of: diagnostic) else { continue }
      let old = firsts[kind]
      let isFirst =
        old.map { Self.offset(of: diagnostic) < Self.offset(of: diagnostics[$0.position]) } ?? true
      firsts[kind] = (isFirst ? position : old?.position ?? position, (old?.count ?? 0) + 1)
    }
    guard !firsts.isEmpty else { return diagnostics }
    return diagnostics.enumerated().compactMap { position, diagnostic in
      guard let first = kind(of: diagnostic).flatMap({ firsts[$0] }) else { return diagnostic }
      guard first.position == position else { return nil }
      var diagnostic = diagnostic
      if first.count > 1 { diagnostic.notes.append(.init("\(first.count - 1) more like this on the page")) }
      return diagnostic
    }
  }

  private static func offset(of diagnostic: Diagnostic) -> Int { diagnostic.range?.bytes.lowerBound ?? .max }
}
