import Files

/// What one rendering has looked at beside its own page: what has to stay the same for its result to stay.
///
/// An object, because there are as many as pages, and every edit looks through them.
final class Reads: Sendable {
  struct OfPage: Sendable {
    /// Position among all pages.
    var page: Int
    var aspects: PageAspects
  }

  /// A link that was followed, and where it led.
  struct Link: Hashable, Sendable {
    var path: String
    /// Whether the path is seen from the page, or from the top of the site.
    var isOnPage: Bool
    var target: LinkResolver.Target?
  }

  /// A file of the source whose bytes went into a figure.
  struct Image: Hashable, Sendable {
    /// Under the source folder.
    var path: String
    /// See `FileSystem.version`.
    var version: String?

    /// - Parameter root: the source folder.
    init(_ path: String, in root: String) {
      self.path = path
      version = FileSystem.version(of: root + "/" + path)
    }

    func isCurrent(in root: String) -> Bool { self == Image(path, in: root) }
  }

  /// What was seen of the site as a whole.
  struct Scope: OptionSet, Sendable {
    let rawValue: UInt8

    /// How pages hang together: lists of the site, its navigation, neighbours, folders.
    static let structure = Scope(rawValue: 1)
    /// Directives, which can see all screens of the site.
    static let screens = Scope(rawValue: 2)
  }

  let scope: Scope
  let pages: [OfPage]
  /// All aspects of all `pages` together: most edits touch none of them.
  private let aspects: PageAspects
  /// Aspects that were read of more pages than are worth listing.
  private let aspectsOfAll: PageAspects
  let links: [Link]
  let images: [Image]

  init(
    _ scope: Scope = [], pages: [OfPage] = [], ofAll: PageAspects = [], links: [Link] = [],
    images: [Image] = []
  ) {
    self.scope = scope
    self.pages = pages
    aspects = pages.reduce(into: []) { $0.formUnion($1.aspects) }
    aspectsOfAll = ofAll
    self.links = links
    self.images = images
  }

  /// What is said of everything where nothing is recorded.
  static let none = Reads()

  /// The same without other pages.
  var withoutPages: Reads { pages.isEmpty ? self : Reads(scope, links: links, images: images) }

  /// Whether the rendering saw something of what has changed.
  ///
  /// - Parameter changes: by page.
  func see(_ changes: PageChanges) -> Bool {
    if !aspectsOfAll.isDisjoint(with: changes.aspects) { return true }
    guard !aspects.isDisjoint(with: changes.aspects) else { return false }
    return pages.contains { !$0.aspects.isDisjoint(with: changes[$0.page]) }
  }
}

/// What an edit has changed of each page, as others see it.
struct PageChanges {
  private var byPage: [PageAspects]
  /// All of them together.
  private(set) var aspects: PageAspects = []

  init(pageCount: Int) {
    byPage = Array(repeating: [], count: pageCount)
  }

  subscript(page: Int) -> PageAspects { byPage[page] }

  mutating func add(_ aspects: PageAspects, of page: Int) {
    byPage[page].formUnion(aspects)
    self.aspects.formUnion(aspects)
  }
}
