/// What is done to a document beyond CommonMark. Without any of it, the output is exactly cmark's.
package struct MarkdownOptions: Sendable, Hashable {
  /// Give headings ids made of their text, and honour `{#id}` at their end.
  package var headingIDs = true
  /// Append a link to itself to every heading that has an id.
  package var headingAnchors = false
  /// Take `##Heading` for a heading and drop `{: .class}` lines, as kramdown does. Otherwise both are reported.
  package var kramdown = false
  /// Pipe tables, as on GitHub.
  package var pipeTables = true
  /// Typographic quotes, dashes and ellipses.
  package var smart = false
  /// `[^1]` and `[^1]: text`.
  package var footnotes = true
  /// Let the keyboard reach blocks of code: they scroll where their lines are longer than the page is wide.
  package var focusableCode = true

  /// Report links to `javascript:` and the like, and have them lead nowhere. HTML is left as it is.
  package var refusesScripts = true

  /// Report notations of other dialects that show up as text: `- [ ]`, `~~text~~`, addresses that are no links.
  package var reportsDialects = true

  package init() {}
}
