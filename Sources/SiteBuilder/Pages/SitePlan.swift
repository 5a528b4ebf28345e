import Diagnostics
import Files
import Liquid

/// All pages of a site and their relations, before any of them is rendered.
///
/// Depends only on front matter and paths. Planning takes one thread and linear time.
final class SitePlan: Sendable {
  let configuration: Configuration
  /// The languages of the site, at least one.
  let languages: [SiteLanguage]
  let folders: LanguageFolders
  let translations: Translations
  /// The pages of authors, in the order of their paths, then those of the builder.
  let pages: [Page]
  let staticFiles: [StaticFile]
  let sections: [Section]
  /// The terms of each taxonomy of the site, by name, for each language.
  let terms: [[Taxonomy: [Term]]]
  /// The feeds of terms.
  let termFeeds: [TermFeed]
  /// The positions of pages with dated names, newest first.
  let posts: [Int]
  /// The positions of the documents of a Jekyll site by collection, oldest first.
  let collections: [String: [Int]]
  /// The positions of the pages of the folder `tutorials`, in reading order, for each language.
  let tutorials: [[Int]]
  /// The series of each page that belongs to one, by position.
  let series: [Int: Term]
  /// The previous and next page of each in its section.
  let neighbors: [Neighbors]
  /// The positions of the top sections' pages and of the top pages, in order, for each language.
  let top: [[Int]]
  let outputs: OutputIndex
  /// The positions of dated pages by file name without extension.
  let postsByName: [String: Int]
  /// The conflicts between pages.
  let diagnostics: [Diagnostic]
  /// The identity of the structure: the same for plans that differ only in pages' texts.
  let structure: Structure
  private let positions: [PageID: Int]

  /// The folder whose pages are tutorials.
  static let tutorialFolder = "tutorials"
  /// The folder of the page that lists all of `top`, if the menu doesn't.
  static let allPagesFolder = "all-pages"
  /// The maximum length of a generated menu, which has to fit above a page.
  static let menuLimit = 8

  final class Structure: Sendable {}

  struct Neighbors: Sendable {
    var previous: Int?
    var next: Int?
  }

  init(_ sources: [SourcePage], staticFiles: [StaticFile], configuration: Configuration) {
    let diagnostics = DiagnosticCollector()
    var planner = SitePlanner(configuration, diagnostics)
    if let site = configuration.jekyll {
      planner.add(sources, of: site)
      planner.addNoLists()
    } else {
      planner.add(sources)
      planner.addSections()
      planner.addAllPages()
      planner.addTerms()
      planner.addSearch()
      planner.addGlossary()
      planner.addNotFound()
    }
    planner.addRedirects()
    if let site = configuration.jekyll { planner.replaceConflicts(in: site) }
    self.configuration = configuration
    pages = planner.pages
    self.staticFiles = staticFiles
    sections = planner.sections
    terms = planner.terms
    termFeeds = TermFeed.all(planner.terms, planner.pages, configuration)
    posts = planner.posts
    collections = planner.collections
    tutorials = planner.languages.map { language in
      let folder = language.path(Self.tutorialFolder)
      return planner.sections.first { $0.folder == folder }?.ordered ?? []
    }
    (languages, folders) = (planner.languages, planner.folders)
    let translations = Translations(planner.pages, planner.languages, planner.folders)
    self.translations = translations
    diagnostics.report(translations.problems(planner.pages, planner.languages))
    diagnostics.report(SiteLanguage.problems(planner.languages, sources))
    series = planner.series
    neighbors = planner.neighbors
    top = planner.top
    var outputs = OutputIndex(
      planner.pages, staticFiles, in: configuration.jekyll == nil ? SourceTree.contentFolder : "", diagnostics
    )
    if !configuration.baseURL.isEmpty {
      let (hasFeed, hasSitemap) = (
        configuration.jekyll?.has(plugin: "jekyll-feed") ?? true,
        configuration.jekyll?.has(plugin: "jekyll-sitemap") ?? configuration.versions?.isCanonical ?? true
      )
      for language in planner.languages where hasFeed { outputs.addExtra(AtomFeed.path(in: language)) }
      for feed in termFeeds { outputs.addExtra(feed.path) }
      if hasSitemap { outputs.addExtra(Sitemap.path) }
      for language in planner.languages where configuration.hasJSONFeed {
        outputs.addExtra(JSONFeed.path(in: language))
      }
      // The plugin `jekyll-sitemap` writes it in a folder of the host, too, where hosts may move it to the root.
      if hasSitemap, configuration.basePath.isEmpty || configuration.jekyll != nil {
        outputs.addExtra(CrawlerRules.path)
      }
    }
    for path in Self.machinePaths(configuration, planner.languages) { outputs.addExtra(path) }
    if planner.pages.last?.redirect != nil { outputs.addExtra(Redirects.path) }
    if configuration.theme?.css != nil { outputs.addExtra(ThemeSettings.assetPath) }
    self.outputs = outputs
    postsByName = Dictionary(
      planner.posts.map { (SitePath.stem(of: planner.pages[$0].source?.path ?? ""), $0) },
      uniquingKeysWith: { first, _ in first })
    self.diagnostics = diagnostics.diagnostics
    structure = Structure()
    positions = Dictionary(planner.pages.map { ($0.id, $0.index) }) { first, _ in first }
  }

  /// - Parameter pages: the pages, with the structure of the plan's.
  private init(_ plan: SitePlan, pages: [Page]) {
    configuration = plan.configuration
    (languages, folders, translations) = (plan.languages, plan.folders, plan.translations)
    self.pages = pages
    staticFiles = plan.staticFiles
    sections = plan.sections
    terms = plan.terms
    termFeeds = plan.termFeeds
    posts = plan.posts
    collections = plan.collections
    tutorials = plan.tutorials
    series = plan.series
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
  /// The documents of a Jekyll site, which are rendered before other pages.
  var documents: [PageID] { pages.filter { $0.source?.jekyll?.isDocument == true }.map(\.id) }

  /// The page with an id; nil if it no longer exists.
  func page(_ id: PageID) -> Page? { positions[id].map { pages[$0] } }

  /// The first entries of `top`, or all if there are few. One entry is left for the page that lists all.
  func menu(_ language: Int) -> ArraySlice<Int> {
    let top = top[language]
    return top.count <= Self.menuLimit ? top[...] : top.prefix(Self.menuLimit - 1)
  }

  /// Whether there are lists of pages for programs. A version that search engines leave out has none.
  var writesLLMs: Bool { Self.writesLLMs(configuration) }

  private static func writesLLMs(_ configuration: Configuration) -> Bool {
    configuration.machineFiles.contains(.llms) && configuration.versions?.shownVersion.isIndexed ?? true
  }

  /// The paths of the lists of pages and figures for programs.
  private static func machinePaths(_ configuration: Configuration, _ languages: [SiteLanguage]) -> [String] {
    let lists = writesLLMs(configuration) ? [LLMsFiles.name, LLMsFiles.fullName] : []
    return languages.flatMap { language in lists.map(language.path) }
      + (configuration.machineFiles.contains(.figures) ? [FigureList.path] : [])
  }

  /// Whether the builder generates a file: the site has an address, and no file of its own at that path.
  func generates(_ path: String) -> Bool { outputs[outputPath: path] == .extra }

  /// The paths of the style sheets that follow the theme's, in order: the configuration's, and those of
  /// `templates/assets/`.
  var ownStyleSheets: [String] {
    let own = staticFiles.compactMap { file -> String? in
      let path = file.outputPath
      guard file.sourcePath == SourceTree.templateFolder + "/" + path, path.hasSuffix(".css"),
        !Theme.paths.contains(path)
      else { return nil }
      return path
    }
    return (generates(ThemeSettings.assetPath) ? [ThemeSettings.assetPath] : []) + own
  }

  /// Creates a plan, with the structure of the last one if only pages' texts differ.
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

  /// The changed sources by position; nil if the structure differs.
  private func replacements(by sources: [SourcePage]) -> [Int: SourcePage]? {
    // The plan's problems may quote any page.
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

  /// Creates the plan with other versions of some pages.
  ///
  /// - Parameter sources: the new sources by position, with the placements of the old ones.
  private convenience init(_ plan: SitePlan, replacing sources: [Int: SourcePage]) {
    var pages = plan.pages
    for (position, source) in sources {
      let title = SitePlanner.title(of: source, plan.languages, plan.folders)
      for page in plan.positions(ofPagesLike: position) {
        pages[page] = plan.pages[page].with(source, title: title)
      }
    }
    self.init(plan, pages: pages)
  }

  /// The date of a page's last change: that of its front matter, or of the last commit; nil if unknown.
  func updated(_ page: Page) -> DateTime? {
    page.source.flatMap { $0.metadata.updated ?? configuration.changeDates[$0.path] }
  }

  /// The positions of a page and of the further pages of its list.
  func positions(ofPagesLike position: Int) -> [Int] {
    guard let source = pages[position].source, let listing = pages[position].listing, listing.count > 1 else {
      return [position]
    }
    return pages.indices.filter { pages[$0].source === source }
  }

  /// The pages of a page's outer folders, outermost first, without the home page and the page itself.
  func ancestors(of page: Page) -> [Int] {
    var folders: [String] = []
    var folder = page.section
    while !folder.isEmpty {
      folders.append(folder)
      folder = SitePath.directory(of: folder)
    }
    return folders.reversed().compactMap { folder in
      guard case .page(let position)? = outputs[outputPath: folder + "/index.html"], position != page.index,
        pages[position].url != page.url, !self.folders.isTop(folder)
      else { return nil }
      return position
    }
  }
}

/// A file to copy unchanged.
struct StaticFile: Sendable, Hashable {
  /// The path relative to the source folder; nil for a file of the built-in theme.
  var sourcePath: String?
  var outputPath: String
}

/// A folder of pages.
struct Section: Sendable {
  /// The folder in the site; empty for the top.
  var folder: String
  /// The position of the folder's own page.
  var index: Int?
  /// The pages in reading order: by `order`, then date, then path.
  var ordered: [Int] = []
}
