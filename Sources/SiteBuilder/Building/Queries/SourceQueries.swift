import Diagnostics
import Directives
import Files
import Liquid
import QueryGraph

/// The queries from the files of a site to its plan, and to everything else that pages depend on.
final class SourceQueries: Sendable {
  /// The version of a file, by path relative to the source folder. Queries that read a file depend on it.
  let versions: QueryTable<String, FileVersion>
  /// The files that exist.
  private let tree: QueryCell<Read<SourceTree>>
  /// The files of `content/`, by path in it.
  let files: QueryTable<String, PageReader.ReadFile>
  private let found: QueryCell<Read<PageReader.Found>>
  /// The files that are copied, or read other than as pages.
  private let copies: QueryCell<[StaticFile]>
  let configuration: QueryCell<Read<Configuration>>
  let library: QueryCell<Read<TemplateLibrary>>
  private let assets: QueryCell<[StaticFile]>
  /// The current time, which decides whether dated pages are published.
  private let now: QueryCell<Int64?>
  private let publication: QueryCell<Read<PublishedPages>>
  /// The paths in `content/` of the pages that this build includes before their date.
  let scheduled: QueryCell<Set<String>>
  let plan: QueryCell<SitePlan>
  /// The structure of the site: its lists, navigation, neighbors, folders, and the targets of links.
  let structure: QueryCell<SitePlan.Structure>
  /// The navigation in each language.
  let navigation: QueryCell<[Navigation]>
  let layouts: QueryCell<LayoutChoice>
  /// A page, compared by title and front matter.
  let heads: QueryTable<PageID, Page?>
  /// A page, compared by its place in the site.
  let placements: QueryTable<PageID, Page?>
  /// The target of a link on a page, or from the top of the site.
  let links: QueryTable<LinkPlace, LinkResolver.Target?>
  /// The screens that all pages can use.
  let screens: QueryCell<Read<SiteScreens>>
  /// The site's own Swift.
  let code: QueryCell<Read<CodeFiles>>

  private let root: String

  /// The files of Sass in a Jekyll site, relative to the source folder.
  var sassFiles: [String] { tree.unnoted.value.sass }

  /// A value, and the problems of its source.
  struct Read<Value: Sendable>: Sendable {
    var value: Value
    var problems: [Diagnostic] = []

    init(_ make: (DiagnosticCollector) -> Value) {
      let problems = DiagnosticCollector()
      value = make(problems)
      self.problems = problems.diagnostics
    }
  }

  struct PublishedPages: Sendable {
    var pages: [SourcePage]
    var unpublished: [UnpublishedPage]
  }

  init(_ graph: QueryGraph, _ options: Site.Options) {
    let (root, unsaved) = (options.source, options.unsaved)
    self.root = root
    let versions = QueryTable<String, FileVersion>(graph, isSame: { $1.isSame(as: $2) }) { path, _ in
      FileVersion(path, in: root, unsaved)
    }
    let jekyll = QueryCell<Read<JekyllSite?>>(
      graph, isSame: { $0.value?.fingerprint == $1.value?.fingerprint }
    ) { _ in
      Read { problems in
        var site = JekyllSite(in: root, unsaved: unsaved, problems) { versions.note($0) }
        let zone = site?.timeZone
        site?.time = options.now().flatMap { DateTime(secondsSince1970: $0) }.flatMap { zone?.shown($0) }
        return site
      }
    }
    let tree = QueryCell<Read<SourceTree>>(graph, isSame: { $0.value.hasSameFiles(as: $1.value) }) {
      _ in
      Read { SourceTree(root: root, jekyll: jekyll.value.value, unsaved: unsaved, $0) { versions.note($0) } }
    }
    let reader = PageReader(root: root, unsaved: unsaved)
    let files = QueryTable<String, PageReader.ReadFile>(graph, isSame: { $1.isSame(as: $2) }) { path, last in
      let site = jekyll.value.value
      versions.note(site == nil ? SourceTree.contentFolder + "/" + path : path)
      return reader.read(path, last, in: tree.unnoted.value)
    }
    let found = QueryCell<Read<PageReader.Found>>(graph) { _ in
      let tree = tree.value.value
      let paths = tree.content
      let read = files.answers(to: paths)
      // A file that exceeded the limit may fit next time.
      for (path, file) in zip(paths, read) where file.isTooMuch { files.invalidate(path) }
      return Read { reader.found(tree, read, $0) }
    }
    let copies = QueryCell<[StaticFile]>(graph, isSame: ==) { _ in found.value.value.files }
    let configuration = Self.configuration(graph, options, jekyll, tree, versions, copies)
    let library = QueryCell<Read<TemplateLibrary>>(
      graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }
    ) { _ in
      Read { TemplateLibrary(tree.value.value, $0) }
    }
    // Assets may change without changing the templates.
    let assets = QueryCell<[StaticFile]>(graph, isSame: ==) { _ in
      tree.note()
      return library.unnoted.value.assets
    }
    let now = QueryCell<Int64?>(graph, isSame: ==) { _ in options.now() }
    let publication = QueryCell<Read<PublishedPages>>(
      graph, isSame: { $0.value.pages.elementsEqual($1.value.pages, by: ===) }
    ) { _ in
      let configuration = configuration.value.value
      let isTimed = !options.includesFuture && !configuration.includesFuture
      let publication = Publication(
        includesDrafts: options.includesDrafts || configuration.jekyll?.showsDrafts ?? false,
        includesUnpublished: configuration.jekyll?.showsUnpublished ?? false, now: isTimed ? now.value : nil)
      return Read { PublishedPages(found.value.value.pages, publication, configuration, $0) }
    }
    scheduled = QueryCell(graph, isSame: ==) { _ in
      guard options.includesFuture, !configuration.value.value.includesFuture, let now = now.value else {
        return []
      }
      let pages = publication.value.value.pages.filter { $0.metadata.publicationTime ?? .min > now }
      return Set(pages.map(\.path))
    }
    let plan = QueryCell<SitePlan>(graph, isSame: ===) { last in
      let copied = copies.value.filter {
        !SiteScreens.isScreen($0.sourcePath ?? "", in: tree.unnoted.value.jekyll)
          && !SiteData.isData($0.sourcePath ?? "", in: tree.unnoted.value.jekyll)
      }
      let site = configuration.value.value
      let (hasSearch, hasCopy) = (site.hasSearch, site.hasCopyButtons)
      let hasLanguages = !site.languages.isEmpty
      let hasVersions = site.versions != nil
      let hasSwitch = site.hasSchemeSwitch
      let theme = assets.value.filter {
        (hasSearch || $0.outputPath != SearchIndex.scriptPath)
          && (hasCopy || $0.outputPath != Theme.copyScriptPath)
          && (hasLanguages || $0.outputPath != Theme.languageStylePath)
          && (hasVersions || $0.outputPath != Theme.versionStylePath)
          && (hasSwitch || !SchemeSwitch.paths.contains($0.outputPath))
      }
      return SitePlan(
        publication.value.value.pages, staticFiles: copied + theme,
        configuration: configuration.value.value, after: last)
    }
    let structure = QueryCell<SitePlan.Structure>(graph, isSame: ===) { _ in plan.value.structure }
    navigation = QueryCell(graph) { _ in
      structure.note()
      let plan = plan.unnoted
      return plan.languages.indices.map { Navigation(plan, language: $0) }
    }
    layouts = QueryCell(graph) { _ in
      structure.note()
      let layouts = LayoutChoice(plan.unnoted, library.value.value)
      // Its problems quote pages.
      if !layouts.diagnostics.isEmpty { plan.note() }
      return layouts
    }
    heads = QueryTable(graph, isSame: { $1?.title == $2?.title && $1?.source?.head == $2?.source?.head }) {
      id, _ in
      structure.note()
      let page = plan.unnoted.page(id)
      if let source = page?.source { files.note(source.path) }
      return page
    }
    placements = QueryTable(graph, isSame: { $1?.stands(like: $2) ?? ($2 == nil) }) { id, _ in
      structure.note()
      return plan.unnoted.page(id)
    }
    links = QueryTable(graph, isSame: { $1 == $2 }) { link, _ in
      structure.note()
      let plan = plan.unnoted
      return LinkResolver(plan, language: plan.folders.language(of: link.folder)).target(
        at: link.path, on: link.page.flatMap { plan.page($0) })
    }
    screens = QueryCell(graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }) { _ in
      structure.note()
      let resolver = LinkResolver(plan.unnoted)
      // Screens of the site name images from the top, since they belong to no page.
      let images = PageImages(tree: tree.unnoted.value) {
        resolver.staticFile(at: $0.hasPrefix("/") ? $0 : "/" + $0)
      }
      let device = configuration.value.value.device
      return Read {
        SiteScreens(tree.unnoted.value, files: copies.value, device: device, $0, image: images.image)
      }
    }
    code = QueryCell(graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }) { _ in
      // `invalidateNames()` covers new and removed files.
      Read { CodeFiles(configuration.value.value.codeFolders, in: tree.unnoted.value, $0) }
    }
    (self.versions, self.tree, self.files, self.found) = (versions, tree, files, found)
    (self.copies, self.configuration, self.library, self.assets) = (copies, configuration, library, assets)
    (self.now, self.publication, self.plan, self.structure) = (now, publication, plan, structure)
  }

  private static func configuration(
    _ graph: QueryGraph, _ options: Site.Options, _ jekyll: QueryCell<Read<JekyllSite?>>,
    _ tree: QueryCell<Read<SourceTree>>, _ versions: QueryTable<String, FileVersion>,
    _ copies: QueryCell<[StaticFile]>
  ) -> QueryCell<Read<Configuration>> {
    let file = ConfigurationFile(root: options.source, unsaved: options.unsaved) { versions.note($0) }
    return QueryCell(graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }) { _ in
      Read { problems in
        let site = jekyll.value
        problems.report(site.problems)
        var configuration = site.value.map { Configuration($0, problems) } ?? file.read(problems)
        if options.allowsReload {
          configuration.contentSecurityPolicy = configuration.contentSecurityPolicy?.allowingOwnScripts
        }
        if options.hasReaders, configuration.wantsSocialImages, !configuration.baseURL.isEmpty {
          configuration.rasterizer = options.rasterizer
          if configuration.rasterizer == nil { problems.report(SocialImages.missing) }
        }
        if let place = configuration.pictures?.range, PictureProgram.path == nil {
          configuration.pictures = nil
          problems.report(PictureProgram.missing(at: place))
        }
        configuration.take(SiteData(tree.unnoted.value, files: copies.value, problems))
        if configuration.wantsChangeDates { configuration.take(ChangeDates(of: options.source, problems)) }
        return configuration
      }
    }
  }

  // MARK: Revisions

  /// Marks the inputs that may have changed since the last revision.
  ///
  /// - Parameter changed: the paths relative to the source folder; nil for all.
  func invalidate(_ changed: Set<String>?) {
    now.invalidate()
    guard let changed else {
      versions.invalidateAll()
      return invalidateNames()
    }
    for path in changed { versions.invalidate(path) }
    if !changed.allSatisfy(isKnownFile) { invalidateNames() }
  }

  /// Marks the lists of files as outdated.
  private func invalidateNames() {
    tree.invalidate()
    code.invalidate()
  }

  /// Whether a path is a file, and was one before.
  private func isKnownFile(_ path: String) -> Bool {
    guard versions.last(path)?.text != nil else { return false }
    return (try? FileSystem.kind(of: root + "/" + path)) == .file
  }

  /// All pages, including those that aren't published.
  var allPages: [SourcePage] { found.unnoted.value.pages }

  /// The complete source of the pages.
  func source() -> SiteSource {
    let (tree, found) = (tree.unnoted, found.unnoted)
    let (configuration, library, publication) = (configuration.unnoted, library.unnoted, publication.unnoted)
    let (plan, screens, code) = (plan.unnoted, screens.unnoted, code.unnoted)
    return SiteSource(
      tree: tree.value, library: library.value, plan: plan, screens: screens.value, code: code.value,
      unpublished: publication.value.unpublished,
      problems: configuration.problems + tree.problems + library.problems + found.problems
        + publication.problems + screens.problems + code.problems)
  }
}

extension SourceQueries.PublishedPages {
  fileprivate init(
    _ all: [SourcePage], _ publication: Publication, _ configuration: Configuration,
    _ problems: DiagnosticCollector
  ) {
    pages = all.filter { publication.obstacle(to: $0) == nil }
    unpublished = all.compactMap { page in
      publication.obstacle(to: page).map { UnpublishedPage(page, $0, configuration) }
    }
    problems.report(all.compactMap(publication.note))
  }
}

/// A link, and the page it is on.
struct LinkPlace: Hashable, Sendable {
  var path: String
  /// The page; nil for links from the top of the site.
  var page: PageID?
  /// The folder of the language; empty for the first one.
  var folder = ""
}
