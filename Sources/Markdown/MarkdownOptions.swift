import Localization

/// The features beyond CommonMark. With none of them, the output is exactly cmark's.
package struct MarkdownOptions: Sendable {
  /// Give headings ids made of their text, and use `{#id}` at their end.
  package var headingIDs = true
  /// Append a link to itself to every heading that has an id.
  package var headingAnchors = false
  /// Read `##Heading` as a heading and drop `{: .class}` lines, as kramdown does. Otherwise report both.
  package var kramdown = false
  /// Read `##Heading` as text though the rest is kramdown's, as Jekyll does.
  package var spacedHeadings = false
  /// Write footnotes and tasks in kramdown's elements, which the style sheets of Jekyll's themes know.
  package var kramdownElements = false
  /// Make figures of pictures with titles that are paragraphs of their own.
  package var captions = true
  /// Pipe tables, as on GitHub.
  package var pipeTables = true
  /// Tasks, strikethrough, bare links and alerts as on GitHub, definition lists, and `:::tip` without braces.
  package var github = true
  /// Make links of addresses in text, as on GitHub.
  package var bareLinks = true
  /// The class of code in text; none if empty.
  package var codeClass = ""
  /// Replace the names of emoji, such as `:tada:`.
  package var emoji = false
  /// Turn formulas between dollar signs into MathML.
  package var math = false
  /// Typographic quotes, dashes and ellipses.
  package var smart = false
  /// `[^1]` and `[^1]: text`.
  package var footnotes = true
  /// Read the words after a language that say how a block of code looks: `title="a.swift"`, `{2,4-6}`.
  package var codeAttributes = true
  /// Make blocks of code focusable: those with long lines scroll.
  package var focusableCode = true

  /// Report links to `javascript:` and the like, and remove their destination. HTML is left unchanged.
  package var refusesScripts = true

  /// Report notations of other dialects that appear as text: `==text==`, `[[page]]`, `$x$`.
  package var reportsDialects = true

  /// The address of the page that explains terms; empty if they are explained on the page itself.
  package var termAddress = ""
  /// The words of tasks, alerts, footnotes and folded lines.
  package var localization = Localization.english

  package init() {}

  /// Stands before each block of code if `codeClass` isn't empty.
  static let codeMark = Array("<!--{:c}-->\n".utf8)

  /// The marks before blocks of code, in order.
  package static func codeMarks(in html: [UInt8]) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    while let found = html.firstOccurrence(of: codeMark, from: marks.last?.upperBound ?? 0) {
      marks.append(found..<(found + codeMark.count))
    }
    return marks
  }
}
