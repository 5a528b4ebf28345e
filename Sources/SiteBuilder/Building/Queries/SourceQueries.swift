import Diagnostics
import Directives
import Files
import Liquid
import Markup
import QueryGraph

/// The queries that lead from the files of a site to its plan, and to everything else that pages are made of.
final class SourceQueries: Sendable {
  /// The version of a file, by its path under the source folder. Whatever is made of a file asks for it.
  let versions: QueryTable<String, FileVersion>
  /// Which files there are.
  private let tree: QueryCell<Read<SourceTree>>
  /// What a file of `content/` is, by its path there.
  let files: QueryTable<String, PageReader.ReadFile>
  private let found: QueryCell<Read<PageReader.Found>>
  /// The files that are copied, or read otherwise than as pages.
  private let copies: QueryCell<[StaticFile]>
  let configuration: QueryCell<Read<Configuration>>
  let library: QueryCell<Read<TemplateLibrary>>
  private let assets: QueryCell<[StaticFile]>
  /// The time, as far as it decides which pages are published.
  private let now: QueryCell<Int64?>
  private let publication: QueryCell<Read<PublishedPages>>
  let plan: QueryCell<SitePlan>
  /// How pages hang together: the lists of the site, its navigation, neighbors, folders, and where links lead.
  let structure: QueryCell<SitePlan.Structure>
  let navigation: QueryCell<Navigation>
  let layouts: QueryCell<LayoutChoice>
  /// The page of a name as its title and front matter have it.
  let heads: QueryTable<PageID, Page?>
  /// The page of a name as its place in the site has it.
  let placements: QueryTable<PageID, Page?>
  /// Where a link leads that stands on a page, or is seen from the top of the site.
  let links: QueryTable<LinkPlace, LinkResolver.Target?>
  /// The screens that every page can name.
  let screens: QueryCell<Read<SiteScreens>>
  /// The Swift of the folders that the configuration names.
  let code: QueryCell<Read<CodeFiles>>

  private let root: String

  /// A value, and what was wrong with what it was read from.
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
    let root = options.source
    self.root = root
    let versions = QueryTable<String, FileVersion>(graph, isSame: { $1.isSame(as: $2) }) { path, _ in
      FileVersion(root + "/" + path)
    }
    let tree = QueryCell<Read<SourceTree>>(graph, isSame: { $0.value.hasSameFiles(as: $1.value) }) {
      _ in Read { SourceTree(root: root, $0) { versions.note($0) } }
    }
    let reader = PageReader(root: root)
    let files = QueryTable<String, PageReader.ReadFile>(graph, isSame: { $1.isSame(as: $2) }) { path, last in
      versions.note(SourceTree.contentFolder + "/" + path)
      return reader.read(path, last)
    }
    let found = QueryCell<Read<PageReader.Found>>(graph) { _ in
      let paths = tree.value.value.content
      let read = files.answers(to: paths)
      // What there was no room for may fit in the next time.
      for (path, file) in zip(paths, read) where file.isTooMuch { files.invalidate(path) }
      return Read { reader.found(paths, read, $0) }
    }
    let copies = QueryCell<[StaticFile]>(graph, isSame: ==) { _ in found.value.value.files }
    let configuration = Self.configuration(graph, options, tree, versions, copies)
    let library = QueryCell<Read<TemplateLibrary>>(
      graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }
    ) { _ in
      Read { TemplateLibrary(tree.value.value, $0) }
    }
    // A file among them leaves the templates as they are.
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
      let publication = Publication(includesDrafts: options.includesDrafts, now: isTimed ? now.value : nil)
      return Read { PublishedPages(found.value.value.pages, publication, configuration, $0) }
    }
    let plan = QueryCell<SitePlan>(graph, isSame: ===) { last in
      let copied = copies.value.filter {
        !SiteScreens.isScreen($0.sourcePath ?? "") && !SiteData.isData($0.sourcePath ?? "")
      }
      return SitePlan(
        publication.value.value.pages, staticFiles: copied + assets.value,
        configuration: configuration.value.value, after: last)
    }
    let structure = QueryCell<SitePlan.Structure>(graph, isSame: ===) { _ in plan.value.structure }
    navigation = QueryCell(graph) { _ in
      structure.note()
      return Navigation(plan.unnoted)
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
      return LinkResolver(plan).target(at: link.path, on: link.page.flatMap { plan.page($0) })
    }
    screens = QueryCell(graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }) { _ in
      structure.note()
      let resolver = LinkResolver(plan.unnoted)
      // Screens of the site see images from the top: they belong to no page.
      let images = PageImages(tree: tree.unnoted.value) {
        resolver.staticFile(at: $0.hasPrefix("/") ? $0 : "/" + $0)
      }
      return Read { SiteScreens(tree.unnoted.value, files: copies.value, $0, image: images.image) }
    }
    code = QueryCell(graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }) { _ in
      // Which files the folders have is found out with those of the site.
      Read { CodeFiles(configuration.value.value.codeFolders, in: tree.unnoted.value, $0) }
    }
    (self.versions, self.tree, self.files, self.found) = (versions, tree, files, found)
    (self.copies, self.configuration, self.library, self.assets) = (copies, configuration, library, assets)
    (self.now, self.publication, self.plan, self.structure) = (now, publication, plan, structure)
  }

  private static func configuration(
    _ graph: QueryGraph, _ options: Site.Options, _ tree: QueryCell<Read<SourceTree>>,
    _ versions: QueryTable<String, FileVersion>, _ copies: QueryCell<[StaticFile]>
  ) -> QueryCell<Read<Configuration>> {
    let file = ConfigurationFile(root: options.source) { versions.note($0) }
    return QueryCell(graph, isSame: { $0.value.fingerprint == $1.value.fingerprint }) { _ in
      Read { problems in
        var configuration = file.read(problems)
        if options.allowsReload {
          configuration.contentSecurityPolicy = configuration.contentSecurityPolicy?.allowingReload
        }
        configuration.take(SiteData(tree.unnoted.value, files: copies.value, problems))
        return configuration
      }
    }
  }

  // MARK: Revisions

  /// Begins with what may have changed since the last revision.
  ///
  /// - Parameter changed: paths under the source folder; nil if anything may have.
  func invalidate(_ changed: Set<String>?) {
    now.invalidate()
    guard let changed else {
      versions.invalidateAll()
      return invalidateNames()
    }
    for path in changed { versions.invalidate(path) }
    if !changed.allSatisfy(isKnownFile) { invalidateNames() }
  }

  /// Files may have come or gone.
  private func invalidateNames() {
    tree.invalidate()
    code.invalidate()
  }

  /// Whether a path leads to a file that was there before.
  private func isKnownFile(_ path: String) -> Bool {
    guard versions.last(path)?.text != nil else { return false }
    return (try? FileSystem.kind(of: root + "/" + path)) == .file
  }

  /// Everything that pages are made of.
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

/// A link, and where it stands.
struct LinkPlace: Hashable, Sendable {
  var path: String
  /// Nil for links that are seen from the top of the site.
  var page: PageID?
}
