import Diagnostics

/// A rendered text, and its headings, excerpt, words and anchors.
package struct MarkdownDocument: Sendable {
  package var html: [UInt8] = []
  package var headings: [Heading] = []
  /// The first paragraph, as HTML; empty if there is none.
  package var excerpt: [UInt8] = []
  /// The HTML without the paragraph around it; nil if the text is more than one paragraph.
  var inline: [UInt8]?
  /// Words of prose: text and inline code, without code blocks and directives.
  package var wordCount = 0
  /// `id` and `name` attributes in raw HTML.
  package var htmlAnchors: [Located<String>] = []
  /// The terms that the text defines.
  package var terms: [DefinedTerm] = []
}

/// A heading of a document.
package struct Heading: Sendable {
  /// 1…6.
  package var level: Int
  /// Unique on its page; empty where ids are off.
  package var id: String
  package var text: String
  /// The text with code and emphasis, but without links, for tables of contents.
  package var html: [UInt8]
  package var range: SourceRange
  /// Whether a table of contents lists it, unlike `## Notes {.no_toc}` of kramdown.
  package var isListed = true
}
