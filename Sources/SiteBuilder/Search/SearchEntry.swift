import HTML
import Localization
import Markdown
import Text

/// Something that readers can search for: a page, a section, or a name that a page defines.
struct SearchEntry: Sendable, Hashable {
  /// The group in which results are shown: `pages`, `sections`, or the title of the page's names.
  var group: String
  var name: String
  /// The percent-encoded address of its page relative to the site's root: `lint/index.html`.
  var page: String
  /// The id of its element; empty for pages.
  var id = ""
  /// A description of the place, such as the page's title; empty for pages.
  var context = ""

  /// Their titles are phrases of the site's language.
  static let pages = "Pages"
  static let sections = "Sections"

  /// Returns the entries of a page: the page, its headings of levels 2 and 3, and its names.
  static func all(on page: Page, _ content: PageContent, _ words: Localization) -> [SearchEntry] {
    let path = String(decoding: PercentEncoding.encoded(page.outputPath.utf8), as: UTF8.self)
    let context = page.taxonomy.map { words[$0.singular] } ?? ""
    var entries = [SearchEntry(group: pages, name: page.title, page: path, context: context)]
    for heading in content.headings where (2...3).contains(heading.level) && !heading.id.isEmpty {
      entries.append(
        SearchEntry(group: sections, name: heading.text, page: path, id: heading.id, context: page.title))
    }
    let sections = Dictionary(content.headings.map { ($0.id, $0.text) }) { first, _ in first }
    entries += content.names.map { name in
      SearchEntry(
        group: page.source?.metadata.names ?? pages, name: name.text,
        page: name.target ?? path, id: name.id,
        context: sections[name.section].map { "\($0) · \(page.title)" } ?? page.title)
    }
    return entries
  }

  /// Whether a page can be found: it's a page of its own, and published for everybody.
  static func includes(_ page: Page) -> Bool {
    if case .termIndex = page.kind { return false }
    return page.isIndexed && !page.isContinuation && page.isHTML
  }

  /// The percent-encoded address relative to the site's root: `lint/index.html#fix`.
  var address: String {
    id.isEmpty ? page : page + "#" + String(decoding: PercentEncoding.encoded(id.utf8), as: UTF8.self)
  }
}
