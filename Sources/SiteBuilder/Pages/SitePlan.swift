import Diagnostics
import Files
import Markup

/// All pages of a site and how they hang together, before any of them is rendered.
///
/// Made of front matter and paths alone, in one thread and linear time.
final class SitePlan: Sendable {
  let configuration: Configuration
  /// Pages that authors wrote, in the order of their paths, then those that the builder adds.
  let pages: [Page]
  let staticFiles: [StaticFile]
  let sections: [Section]
  let tags: [Tag]
  /// Positions of pages with dated names, newest first.
  let posts: [Int]
  /// Positions of the pages of the folder `tutorials`, in their order.
  let tutorials: [Int]
  /// The pages before and after each, in their section.
  let neighbors: [Neighbors]
  /// Positions of the pages of the sections at the top, and of the pages beside them, in their order.
  let top: [Int]
  /// Everything that will be written.
  let outputs: OutputIndex
  /// Positions of dated pages by the names of their files, without extension.
  let postsByName: [String: Int]
  /// What is wrong with how pages stand to each other.
  let diagnostics: [Diagnostic]
  /// The same object for plans that differ in nothing but the texts of pages.
  let structure: Structure
  /// By the names of pages.
  private let positions: [PageID: Int]

  /// The folder whose pages are tutorials.
  static let tutorialFolder = "tutorials"
  /// Where all of `top` is listed, if the menu does not.
  static let allPagesFolder = "all-pages"
  /// Entries of a menu that nobody has written: more would not fit above a page.
  static let menuLimit = 8

  final class Structure: Sendable {}

  struct Neighbors: Sendable {
    var previous: Int?
    var next: Int?
  }

  init(_ sources: [SourcePage], staticFiles: [StaticFile], configuration: Configuration) {
    let diagnostics = DiagnosticCollector()
    var planner = SitePlanner(configuration, diagnostics)
    planner.add(sources)
    planner.addSections()
    planner.addAllPages()
    planner.addTags()
    planner.addNotFound()
    self.configuration = configuration
    pages = planner.pages
    self.staticFiles = staticFiles
    sections = planner.sections
    tags = planner.tags
    posts = planner.posts
    tutorials = planner.sections.first { $0.folder == Self.tutorialFolder }?.ordered ?? []
    neighbors = planner.neighbors
    top = planner.top
    var outputs = OutputIndex(planner.pages, staticFiles, diagnostics)
    if !configuration.baseURL.isEmpty {
      outputs.addExtra(AtomFeed.path)
      outputs.addExtra(Sitemap.path)
    }
    self.outputs = outputs
    postsByName = Dictionary(
      planner.posts.map { (SitePath.stem(of: planner.pages[$0].source?.path ?? ""), $0) },
      uniquingKeysWith: { first, _ in first })
    self.diagnostics = diagnostics.diagnostics
    structure = Structure()
    positions = Dictionary(planner.pages.map { ($0.id, $0.index) }) { first, _ in first }
  }

  /// - Parameter pages: of the same structure as the plan's.
  private init(_ plan: SitePlan, pages: [Page]) {
    configuration = plan.configuration
    self.pages = pages
    staticFiles = plan.staticFiles
    sections = plan.sections
    tags = plan.tags
    posts = plan.posts
    tutorials = plan.tutorials
    neighbors = plan.neighbors
    top = plan.top
    outputs = plan.outputs
    postsByName = plan.postsByName
    diagnostics = plan.diagnostics
    structure = plan.structure
    positions = plan.positions
  }
}

extension SitePlan {
  /// The page of that name; nil if there is none any more.
  func page(_ id: PageID) -> Page? { positions[id].map { pages[$0] } }

  /// The first of `top`; all, if there are few. One entry is left for the page that lists them all.
  var menu: ArraySlice<Int> { top.count <= Self.menuLimit ? top[...] : top.prefix(Self.menuLimit - 1) }

  /// Whether a file is made by the builder: the site has an address, and no page or file of its own in that place.
  func generates(_ path: String) -> Bool { outputs[outputPath: path] == .extra }

  /// A plan of the structure of the last one if nothing differs but what is in pages, else a new one.
  convenience init(
    _ sources: [SourcePage], staticFiles: [StaticFile], configuration: Configuration, after last: SitePlan?
  ) {
    if let last, last.staticFiles == staticFiles, last.configuration.fingerprint == configuration.fingerprint,
      let changed = last.replacements(by: sources)
    {
      self.init(last, replacing: changed)
    } else {
      self.init(sources, staticFiles: staticFiles, configuration: configuration)
    }
  }

  /// The sources that differ from the plan's, by the position of their pages; nil if they make it another plan.
  private func replacements(by sources: [SourcePage]) -> [Int: SourcePage]? {
    // Its problems may quote any page.
    guard diagnostics.isEmpty, sources.count <= pages.count,
      sources.count == pages.count || pages[sources.count].source == nil
        || pages[sources.count].isContinuation
    else { return nil }
    var replacements: [Int: SourcePage] = [:]
    for (position, source) in sources.enumerated() {
      guard let old = pages[position].source, old.path == source.path else { return nil }
      if old === source { continue }
      guard old.placement == source.placement else { return nil }
      replacements[position] = source
    }
    return replacements
  }

  /// The same plan with other versions of some pages.
  ///
  /// - Parameter sources: by the position of the page; each of the same placement as the one it replaces.
  private convenience init(_ plan: SitePlan, replacing sources: [Int: SourcePage]) {
    var pages = plan.pages
    for (position, source) in sources {
      let title = SitePlanner.title(of: source, plan.configuration)
      for page in plan.positions(ofPagesLike: position) {
        pages[page] = plan.pages[page].with(source, title: title)
      }
    }
    self.init(plan, pages: pages)
  }

  /// A page, and the further pages of the list it starts with.
  func positions(ofPagesLike position: Int) -> [Int] {
    guard let source = pages[position].source, let listing = pages[position].listing, listing.count > 1 else {
      return [position]
    }
    return pages.indices.filter { pages[$0].source === source }
  }

  /// The pages of the folders around a page, outermost first, without the home page and the page itself.
  func ancestors(of page: Page) -> [Int] {
    var folders: [String] = []
    var folder = page.section
    while !folder.isEmpty {
      folders.append(folder)
      folder = SitePath.directory(of: folder)
    }
    return folders.reversed().compactMap { folder in
      guard case .page(let position)? = outputs[outputPath: folder + "/index.html"], position != page.index,
        pages[position].url != page.url
      else { return nil }
      return position
    }
  }
}

/// A file that is copied as it is.
struct StaticFile: Sendable, Hashable {
  /// Under the source folder; nil for a file of the built-in theme.
  var sourcePath: String?
  var outputPath: String
}

/// A folder of pages.
struct Section: Sendable {
  /// In the site; empty for the top.
  var folder: String
  /// Position of the folder's own page.
  var index: Int?
  /// The pages in it, in reading order: by `order`, then date, then path.
  var ordered: [Int] = []
}

/// A tag and the pages that have it.
struct Tag: Sendable {
  var name: String
  var slug: String
  var permalink: Permalink
  /// Newest first; pages without a date after the others, by path.
  var pages: [Int]
}
