import Diagnostics
import Files
import Liquid
import Markup

/// A page of the site: one that an author wrote, or one that the builder adds, such as a tag's.
final class Page: Sendable {
  enum Kind: Sendable, Hashable {
    case home
    /// The page of a folder.
    case section
    case tutorial
    /// A page with a date in its name.
    case post
    case page
    /// A template that is no page: it is in no list, and has no layout unless it names one.
    case file
    case tagIndex
    /// The page of one tag.
    case tag
    case notFound
  }

  /// Position among all pages.
  let index: Int
  let kind: Kind
  /// Nil for pages that the builder adds.
  let source: SourcePage?
  let title: String
  let permalink: Permalink
  /// The folder of the site that lists the page.
  let section: String
  /// What the page lists; nil if it is not a list.
  let listing: Listing?
  let id: PageID

  init(
    index: Int, kind: Kind, source: SourcePage?, title: String, permalink: Permalink, section: String,
    listing: Listing? = nil
  ) {
    self.index = index
    self.kind = kind
    self.source = source
    self.title = title
    self.permalink = permalink
    self.section = section
    self.listing = listing
    id = PageID(path: source?.path ?? "/" + permalink.outputPath, number: listing?.number ?? 1)
  }

  /// The page after its file has changed.
  func with(_ source: SourcePage, title: String) -> Page {
    Page(
      index: index, kind: kind, source: source, title: title, permalink: permalink, section: section,
      listing: listing)
  }

  /// Whether a page of the same name stands in its site in the same way.
  func stands(like other: Page?) -> Bool {
    guard let other else { return false }
    return kind == other.kind && permalink == other.permalink && section == other.section
      && source?.placement == other.source?.placement
  }

  var url: String { permalink.url }
  var outputPath: String { permalink.outputPath }
  var date: DateTime? { source?.metadata.date }

  /// Whether the page is listed for others to find, in the feed and the sitemap: drafts are shown to their author alone.
  var isIndexed: Bool { kind != .notFound && kind != .file && source?.metadata.isDraft != true }

  /// Whether this is the second or a later page of a list, made of the first.
  var isContinuation: Bool { (listing?.number ?? 1) > 1 }

  /// Whether what is written is HTML, and no other text.
  var isHTML: Bool { outputPath.hasSuffix(".html") }

  /// Whether there is a text to render, and not a layout alone.
  var hasOwnText: Bool { source != nil && !isContinuation }
}

/// The name of a page, which stays when other pages come and go.
struct PageID: Hashable, Sendable {
  /// In `content/`; of pages that the builder adds, in the site, with a slash in front.
  let path: String
  /// Among the pages of its list, from 1.
  let number: Int
  /// Made once, since a page is looked up by its name again and again.
  private let hash: Int

  init(path: String, number: Int) {
    (self.path, self.number) = (path, number)
    hash = path.hashValue &+ number
  }

  static func == (a: PageID, b: PageID) -> Bool {
    a.hash == b.hash && a.number == b.number && a.path == b.path
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether an author has written it, and it does not merely go on with a list.
  var hasOwnText: Bool { number == 1 && !path.hasPrefix("/") }
}

/// One page of a list.
struct Listing: Sendable {
  /// The entries on this page, as positions among all pages.
  var entries: [Int]
  /// From 1.
  var number = 1
  var count = 1
  /// The URLs of the list's pages before and after this one.
  var previousURL: String?
  var nextURL: String?

  /// Splits a list into pages of at most `size`; one page, without entries, for an empty list.
  static func pages(of entries: [Int], size: Int?, first: Permalink) -> [(
    listing: Listing, permalink: Permalink
  )] {
    let size = max(size ?? entries.count, 1)
    let count = max((entries.count + size - 1) / size, 1)
    let permalinks = (1...count).map { number in
      number == 1 ? first : Permalink(folder: SitePath.join(first.folder, "page/\(number)"))
    }
    return (1...count).map { number in
      let part = entries[((number - 1) * size)..<min(number * size, entries.count)]
      let listing = Listing(
        entries: Array(part), number: number, count: count,
        previousURL: number > 1 ? permalinks[number - 2].link : nil,
        nextURL: number < count ? permalinks[number].link : nil)
      return (listing, permalinks[number - 1])
    }
  }
}
