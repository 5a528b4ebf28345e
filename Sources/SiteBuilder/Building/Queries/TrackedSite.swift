import Diagnostics
import Directives
import Files
import Liquid
import QueryGraph
import YAML

/// A site in one of its languages, as its pages access it while they are made.
///
/// Everything that may change is private, and is noted in the graph of queries when it is accessed.
final class TrackedSite: Sendable {
  /// The configuration in the language.
  let configuration: Configuration
  let language: SiteLanguage
  /// The position of the language.
  private let position: Int
  /// The resolver, which notes the links that it resolves.
  let resolver: LinkResolver
  private let plan: SitePlan
  private let library: TemplateLibrary
  private let tree: SourceTree
  private let siteScreens: [String: SiteScreen]
  private let codeFiles: CodeFiles
  private let menu: Navigation
  private let scheduled: Set<String>
  private let sources: SourceQueries
  /// The queries for pages; nil while contents are made, which don't depend on each other.
  private let pages: PageQueries?
  /// The queries for the documents of a Jekyll site, while other pages are made.
  private let documents: PageQueries?
  /// The contents by position; nil if not made.
  private let contents: [PageContent?]
  private let names: Deferred<Set<String>>
  private let similar: Deferred<RelatedPages>

  /// - Parameters:
  ///   - pages: the queries for pages; nil while contents are made.
  ///   - documents: the queries for the documents of a Jekyll site, while other pages are made.
  ///   - contents: the contents by position; nil if not made.
  init(
    _ source: SiteSource, _ sources: SourceQueries, language position: Int, _ pages: PageQueries? = nil,
    documents: PageQueries? = nil, contents: [PageContent?] = []
  ) {
    self.documents = documents
    self.contents = contents
    self.position = position
    language = source.plan.languages[position]
    configuration = language.configuration
    // Layouts depend on the whole structure of the site, so links needn't be noted.
    resolver = LinkResolver(source.plan, language: position, noting: pages == nil ? sources.links : nil)
    plan = source.plan
    library = source.library
    tree = source.tree
    siteScreens = source.screens.screens
    codeFiles = source.code
    menu = sources.navigation.unnoted[position]
    scheduled = sources.scheduled.unnoted
    self.sources = sources
    self.pages = pages
    similar = Deferred { [terms = plan.terms[position]] in
      RelatedPages((terms[.tags] ?? []) + (terms[.categories] ?? []))
    }
    // A layout can read variables of its inner layouts; a page's text can't.
    names = Deferred { [library] in library.namesWithValues(withLayouts: pages != nil) }
  }

  // MARK: Pages

  func placement(of page: Int) -> PagePlacement {
    sources.placements.note(plan.pages[page].id)
    return PagePlacement(plan.pages[page])
  }

  func head(of page: Int) -> PageHead {
    sources.heads.note(plan.pages[page].id)
    return PageHead(plan.pages[page])
  }

  /// A side of a page's content; nil while contents are made.
  func content<Value>(_ page: Int, _ side: PageContent.Side<Value>) -> Value? {
    let isDocument = documents != nil && plan.pages[page].source?.jekyll?.isDocument == true
    guard let pages = pages ?? (isDocument ? documents : nil) else { return nil }
    let id = plan.pages[page].id
    pages.sides.note(PageSide(page: id, aspect: side.aspect))
    return side.value((contents.isEmpty ? nil : contents[page]) ?? pages.contents.unnoted(id))
  }

  /// The source text of a page without its front matter.
  func text(of page: Int) -> [UInt8] {
    guard let source = plan.pages[page].source else { return [] }
    sources.files.note(source.path)
    return Array(source.file.bytes[source.body])
  }

  /// The content of the search page.
  func searchPage(_ page: Page) -> [UInt8] {
    guard let pages else { return [] }
    return SearchPage(pages.search.value[position], root: page.linkToRoot, configuration.localization).html
  }

  /// The titles of the groups of the search page.
  var searchGroups: [String] { pages?.search.value[position].groups.map(\.title) ?? [] }

  /// All terms that pages explain; nil while contents are made.
  var glossary: Glossary? { pages?.glossary.value[position] }

  /// The figures by the names that they use; nil on sites without search, or without Swift that is run.
  var figuresByName: FiguresByName? {
    guard configuration.hasSearch, configuration.runsCode else { return nil }
    return pages?.figuresByName.value
  }

  /// The address of a page as Markdown on that page; nil if it isn't written so.
  func markdownLink(of page: Int) -> String? {
    noting(sources.structure, plan.writesMarkdown(of: plan.pages[page]) ? plan.pages[page].markdownLink : nil)
  }

  // MARK: The site as a whole

  var navigation: Navigation { noting(sources.structure, menu) }

  func neighbors(of page: Int) -> SitePlan.Neighbors { noting(sources.structure, plan.neighbors[page]) }

  /// The pages of the folders around a page, outermost first.
  func ancestors(of page: Int) -> [Int] { noting(sources.structure, plan.ancestors(of: plan.pages[page])) }

  /// The page that a former address leads to.
  func redirect(of page: Int) -> Int? { noting(sources.structure, plan.pages[page].redirect?.value) }

  /// Whether a build without “--future” leaves the page of a path in `content/` out until its date.
  func isScheduled(_ path: String) -> Bool { noting(sources.scheduled, scheduled.contains(path)) }

  func listing(of page: Int) -> Listing? { noting(sources.structure, plan.pages[page].listing) }

  /// The languages of the site.
  var languages: [SiteLanguage] { plan.languages }

  /// The translations of a page with itself, in the order of the languages; empty with one language.
  func translations(of page: Int) -> [Int?] { noting(sources.structure, plan.translations.of(page)) }

  /// The series that a page belongs to.
  func series(of page: Int) -> Term? { noting(sources.structure, plan.series[page]) }

  /// The pages most like a page.
  func related(to page: Int, count: Int) -> [Int] {
    noting(sources.structure, similar.value.pages(for: page, count: count))
  }

  /// The terms of the taxonomy that a page lists.
  func listedTerms(on page: Int) -> (taxonomy: Taxonomy, terms: [Term])? {
    noting(sources.structure, plan.pages[page].taxonomy.map { ($0, plan.terms[position][$0] ?? []) })
  }

  /// The feed of the term that a page lists.
  func termFeed(on page: Int) -> TermFeed? {
    guard case .term(let taxonomy) = plan.pages[page].kind else { return nil }
    let name = plan.pages[page].title
    return noting(
      sources.structure,
      plan.termFeeds.first { ($0.language, $0.taxonomy, $0.name) == (position, taxonomy, name) })
  }

  /// The position of a dated page by its file name.
  func post(named name: String) -> Int? { noting(sources.structure, plan.postsByName[name]) }

  /// The paths of the style sheets that follow the theme's, in order.
  var ownStyleSheets: [String] { noting(sources.structure, plan.ownStyleSheets) }

  /// Creates the lists of the site, which all pages share.
  func makeLists() -> SiteLists { SiteLists(plan, language: position, in: self) }

  /// Creates the lists of a Jekyll site, which all pages share.
  func makeLists(of site: JekyllSite) -> JekyllLists { JekyllLists(plan, site, in: self) }

  /// The number of documents in a collection.
  func count(of collection: String) -> Int {
    noting(sources.structure, plan.collections[collection]?.count ?? 0)
  }

  /// Notes a dependency on the structure of the site.
  func noteStructure() { sources.structure.note() }

  /// Notes a dependency on the site's own Swift.
  func noteCode() { sources.code.note() }

  func include(_ name: String) -> Template? { noting(sources.library, library.include(name)) }

  /// The file at a path from the folder of a page, which the page includes. Front matter isn't part of it.
  func relativeInclude(_ path: String, on page: Page) -> RelativeInclude? {
    guard let source = page.source?.file.path, let name = SitePath.resolve(path, from: "") else { return nil }
    return template(at: SitePath.join(SitePath.directory(of: source), name))
  }

  /// A file as a template, without its front matter.
  private func template(at place: String) -> RelativeInclude? {
    // The renderer reports a file that can't be read.
    guard let file = tree.read(place, limit: SourceLimit.template, DiagnosticCollector()) else { return nil }
    let problems = DiagnosticCollector()
    if let problem = file.notUTF8 { problems.report(problem) }
    let body = FrontMatter.split(file, problems).body
    let template = Template(
      file, range: body, keepsFences: SourcePage.isPage(place), isLenient: tree.jekyll != nil, problems)
    return RelativeInclude(template: template, problems: problems.diagnostics)
  }

  /// A file of `content` by its path from another, or from the top with a leading slash.
  func includedFile(_ path: String, from source: String) -> RelativeInclude? {
    let place =
      path.hasPrefix("/")
      ? SitePath.resolve(path, from: "").map { SitePath.join(SourceTree.contentFolder, $0) }
      : SitePath.resolve(path, from: SitePath.directory(of: source))
    guard let place, SitePath.isInside(place, SourceTree.contentFolder) || tree.jekyll != nil else {
      return nil
    }
    return template(at: place)
  }

  var includeNames: [String] { noting(sources.library, library.includeNames) }

  /// The names that templates may assign before others are rendered.
  var namesSetElsewhere: Set<String> { noting(sources.library, names.value) }

  /// The screens that all pages can use, including broken ones.
  var screens: [String: SiteScreen] { noting(sources.screens, siteScreens) }

  /// The files of the site's own Swift.
  var code: [SourceFile] { noting(sources.code, codeFiles.files) }

  /// The images that a page can use. Accesses are noted.
  func images(on page: Page) -> PageImages {
    PageImages(tree: tree) { [resolver] in
      resolver.staticFile(at: $0, on: page)
    } files: { [self] in
      noting(sources.structure, plan.staticFiles)
    }
  }

  /// The files that a page can show as listings. Accesses are noted.
  func listings(on page: Page) -> ListingFiles {
    ListingFiles(tree: tree, code: { [self] in code }) { [resolver] in
      resolver.staticFile(at: $0, on: page)
    }
  }

  private func noting<Answer, Value>(
    _ query: QueryCell<Answer>, _ value: @autoclosure () -> Value
  ) -> Value {
    query.note()
    return value()
  }
}
