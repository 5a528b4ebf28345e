import Diagnostics
import Files
import HTML
import Markdown
import Text

/// All terms that the pages of a site explain, from A to Z.
struct Glossary: Sendable, Equatable {
  static let folder = "glossary"

  struct Entry: Sendable, Equatable {
    var term: DefinedTerm
    /// The page that explains it, in the output.
    var path: String
    var title: String
  }

  /// Sorted by name. The first page that explains a term comes first.
  private let entries: [Entry]

  /// - Parameter entries: in the order of the site's pages.
  init(_ entries: [Entry]) {
    let names = entries.map { $0.term.name.lowercased() }
    self.entries = entries.indices.sorted { (names[$0], $0) < (names[$1], $1) }.map { entries[$0] }
  }

  /// The problem of a glossary without terms; nil if there are some.
  ///
  /// - Parameter place: of the key that asks for a glossary.
  func problem(at place: SourceRange?) -> Diagnostic? {
    guard entries.isEmpty, let place else { return nil }
    return .warning(
      "config.empty-glossary", "the glossary is empty, since no page explains a term", at: place,
      fix: "mark terms with “{dfn}`term`” where a page explains them, or delete “glossary”")
  }

  /// The content of the glossary's page.
  func html(on page: Page) -> [UInt8] {
    var anchors = AnchorRegistry()
    return HTMLWriter.block("dl", .class("prose glossary")) { html in
      html.newline()
      for entry in entries {
        let target =
          page.link(to: entry.path) + "#".utf8
          + PercentEncoding.encoded(entry.term.id.utf8)
        html.line { html in
          html.element("dt", .id(anchors.unique(DefinedTerm.id(of: entry.term.name)))) {
            $0.element("dfn", text: entry.term.name)
          }
        }
        html.line { html in
          html.element("dd") { html in
            html.text(entry.term.sentence + " ")
            html.element("a", .link(String(decoding: target, as: UTF8.self)), text: entry.title)
          }
        }
      }
    }
  }
}
