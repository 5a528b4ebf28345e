import Diagnostics
import Files
import Liquid

/// A page of the site, written by an author or added by the builder, such as a tag's.
final class Page: Sendable {
  enum Kind: Sendable, Hashable {
    case home
    /// The page of a folder.
    case section
    case tutorial
    /// A page with a date in its name.
    case post
    case page
    /// A template for another kind of file. It isn't listed, and has no layout unless it names one.
    case file
    /// The page of all terms of a taxonomy.
    case termIndex(Taxonomy)
    /// The page of one term, such as a tag.
    case term(Taxonomy)
    /// The page of all names in the search index.
    case search
    /// The page of figures by the names that they use.
    case figuresByName
    /// The page of all terms that pages explain.
    case glossary
    case notFound
    /// A former address of a page, which leads to it.
    case redirect
  }

  /// The position among all pages.
  let index: Int
  let kind: Kind
  /// The source; nil for pages that the builder adds.
  let source: SourcePage?
  let title: String
  let permalink: Permalink
  /// The folder in the site that lists the page.
  let section: String
  /// The position of its language among those of the site.
  let language: Int
  /// The entries that the page lists; nil if it isn't a list.
  let listing: Listing?
  /// The page that a former address leads to, and its place in that page's front matter.
  let redirect: Located<Int>?
  /// Whether another page of a Jekyll site is written in its place.
  let isReplaced: Bool
  let id: PageID

  init(
    index: Int, kind: Kind, source: SourcePage?, title: String, permalink: Permalink, section: String,
    language: Int = 0, listing: Listing? = nil, redirect: Located<Int>? = nil, isReplaced: Bool = false
  ) {
    self.index = index
    self.language = language
    self.kind = kind
    self.source = source
    self.title = title
    self.permalink = permalink
    self.section = section
    self.listing = listing
    self.redirect = redirect
    self.isReplaced = isReplaced
    id = PageID(path: source?.path ?? "/" + permalink.outputPath, number: listing?.number ?? 1)
  }

  /// The page with another version of its source.
  func with(_ source: SourcePage, title: String) -> Page {
    Page(
      index: index, kind: kind, source: source, title: title, permalink: permalink, section: section,
      language: language, listing: listing, isReplaced: isReplaced)
  }

  /// The page, without a file in the site.
  var replaced: Page {
    Page(
      index: index, kind: kind, source: source, title: title, permalink: permalink, section: section,
      language: language, listing: listing, redirect: redirect, isReplaced: true)
  }

  /// Whether another version of the page has the same place in its site.
  func stands(like other: Page?) -> Bool {
    guard let other else { return false }
    return kind == other.kind && permalink == other.permalink && section == other.section
      && source?.placement == other.source?.placement
  }

  /// The taxonomy whose terms the page lists, or of whose term it is the page.
  var taxonomy: Taxonomy? {
    switch kind {
    case .termIndex(let taxonomy), .term(let taxonomy): taxonomy
    default: nil
    }
  }

  var url: String { permalink.url }
  var outputPath: String { permalink.outputPath }
  var date: DateTime? { source?.metadata.date }

  /// Whether the feed, the sitemap and search may list the page, which excludes drafts.
  var isIndexed: Bool {
    switch kind {
    case .notFound, .file, .search, .figuresByName, .redirect: false
    case .home, .section, .tutorial, .post, .page, .termIndex, .term, .glossary:
      source?.metadata.isDraft != true && source?.metadata.redirect == nil && isWritten
    }
  }

  /// Whether this is the second or a later page of a list.
  var isContinuation: Bool { (listing?.number ?? 1) > 1 }

  var isHTML: Bool { outputPath.hasSuffix(".html") }

  /// Whether an author wrote the page, and it doesn't only continue a list.
  var hasOwnText: Bool { source != nil && !isContinuation }

  /// Whether the page's text is rendered. In a Jekyll site, it is the text that lists posts.
  var isRendered: Bool { hasOwnText || source?.jekyll != nil }

  /// Whether the page has a file in the site, unlike documents that only templates show.
  var isWritten: Bool { !isReplaced && source?.jekyll?.isWritten ?? true }
}

/// The identity of a page, which stays the same when other pages are added or removed.
struct PageID: Hashable, Sendable {
  /// The path in `content/`; for pages of the builder, the path in the site after a slash.
  let path: String
  /// The number among the pages of its list, from 1.
  let number: Int
  /// The hash value, stored because pages are looked up often.
  private let hash: Int

  init(path: String, number: Int) {
    (self.path, self.number) = (path, number)
    hash = path.hashValue &+ number
  }

  static func == (a: PageID, b: PageID) -> Bool {
    a.hash == b.hash && a.number == b.number && a.path == b.path
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether an author wrote the page.
  var hasSource: Bool { !path.hasPrefix("/") }
}

/// One page of a list.
struct Listing: Sendable {
  /// The entries on this page, as positions among all pages.
  var entries: [Int]
  /// The number of the page, from 1.
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
