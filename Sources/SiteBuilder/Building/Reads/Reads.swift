import Files

/// A result, and what it was made of.
struct Recorded<Value: Sendable>: Sendable {
  var value: Value
  var reads: Reads
}

/// The questions whose answers went into one result: what has to stay the same for the result to stay.
///
/// Changes only while its result is made, which stays on its thread. An object, because there are as many as pages, and
/// every edit looks through them.
final class Reads: @unchecked Sendable {
  /// Of the page that the result belongs to.
  private(set) var own: PageAspects
  private(set) var parts: SiteParts = []
  /// Of pages by their positions, but for the own one.
  private(set) var pages: [Int: PageAspects] = [:]
  /// Of pages beyond those that are worth listing.
  private(set) var aspectsOfAny: PageAspects = []
  /// All aspects of other pages together: most edits touch none of them.
  private(set) var aspects: PageAspects = []
  private(set) var links: Set<Link> = []
  private(set) var images: Set<Image> = []
  private let page: Int?

  /// A page that shows more others than this is made anew whenever one of them changes, listed or not.
  private static let pageLimit = 256

  private init(of page: Page?, _ own: PageAspects) {
    self.page = page?.index
    self.own = own
  }

  func add(_ part: SiteParts) { parts.formUnion(part) }
  func add(_ link: Link) { links.insert(link) }
  func add(_ image: Image) { images.insert(image) }

  func add(_ aspect: PageAspect, of page: Int) {
    let aspect = PageAspects(aspect)
    guard page != self.page else { return own.formUnion(aspect) }
    aspects.formUnion(aspect)
    if pages[page] == nil, pages.count >= Self.pageLimit {
      aspectsOfAny.formUnion(aspect)
    } else {
      pages[page, default: []].formUnion(aspect)
    }
  }

  // MARK: Recording

  /// What is read is shared by all pages, and cannot know for which of them that is: it finds the reads of the one that is
  /// being made in a task-local value.
  @TaskLocal private static var current: Reads?

  /// What is said of everything where nothing is recorded.
  static let none = Reads(of: nil, [])

  /// Makes a result, and tells what it was made of; nothing unless that is recorded.
  ///
  /// - Parameters:
  ///   - page: which the result belongs to.
  ///   - own: what is read of the page in any case.
  static func record<Value>(
    of page: Page? = nil, reading own: PageAspects = [], isRecorded: Bool, _ make: () -> Value
  ) -> Recorded<Value> {
    guard isRecorded else { return Recorded(value: make(), reads: .none) }
    let reads = Reads(of: page, own)
    return Recorded(value: $current.withValue(reads, operation: make), reads: reads)
  }

  /// Notes something, if a result is being recorded.
  static func note(_ body: (Reads) -> Void) {
    if let current { body(current) }
  }
}

/// What belongs to a site as a whole.
struct SiteParts: OptionSet, Sendable {
  let rawValue: UInt8

  /// How pages hang together: lists of the site, its navigation, neighbours, folders.
  static let structure = SiteParts(rawValue: 1)
  /// Layouts and includes.
  static let templates = SiteParts(rawValue: 2)
  /// The screens that every page can name.
  static let screens = SiteParts(rawValue: 4)
  /// The folders of Swift.
  static let code = SiteParts(rawValue: 8)
}

extension Reads {
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
  }
}
