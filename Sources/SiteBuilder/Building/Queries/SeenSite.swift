import Diagnostics
import Directives
import Liquid
import QueryGraph

/// A site as its pages see it while they are made.
///
/// Everything that may be different the next time is private here, and comes out in parts that are noted in the graph of
/// queries where it records.
final class SeenSite: Sendable {
  let configuration: Configuration
  /// Notes the links that are followed by itself.
  let resolver: LinkResolver
  private let plan: SitePlan
  private let library: TemplateLibrary
  private let tree: SourceTree
  private let siteScreens: [String: SiteScreen]
  private let codeFiles: CodeFiles
  private let menu: Navigation
  private let sources: SourceQueries
  /// Nil while contents are made, which do not see each other.
  private let pages: PageQueries?
  /// By position, as far as they are made.
  private let contents: [PageContent?]
  private let names: Deferred<Set<String>>

  /// - Parameters:
  ///   - pages: nil while what they show is made.
  ///   - contents: what pages show by position, as far as it is made.
  init(
    _ source: SiteSource, _ sources: SourceQueries, _ pages: PageQueries? = nil,
    contents: [PageContent?] = []
  ) {
    self.contents = contents
    configuration = source.plan.configuration
    // What is made of contents depends on the whole structure of the site.
    resolver = LinkResolver(source.plan, noting: pages == nil ? sources.links : nil)
    plan = source.plan
    library = source.library
    tree = source.tree
    siteScreens = source.screens.screens
    codeFiles = source.code
    menu = sources.navigation.unnoted
    self.sources = sources
    self.pages = pages
    // A layout sees what the layouts inside of it have set; a page's text does not.
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

  /// One side of what a page shows; nil while that is still being made.
  func content<Value>(_ page: Int, _ side: PageContent.Side<Value>) -> Value? {
    guard let pages else { return nil }
    let id = plan.pages[page].id
    pages.sides.note(PageSide(page: id, aspect: side.aspect))
    return side.value(contents[page] ?? pages.contents.unnoted(id))
  }

  // MARK: The site as a whole

  var navigation: Navigation { noting(sources.structure, menu) }

  func neighbors(of page: Int) -> SitePlan.Neighbors { noting(sources.structure, plan.neighbors[page]) }

  /// The pages of the folders around a page, outermost first.
  func ancestors(of page: Int) -> [Int] { noting(sources.structure, plan.ancestors(of: plan.pages[page])) }

  func listing(of page: Int) -> Listing? { noting(sources.structure, plan.pages[page].listing) }

  /// A dated page by the name of its file.
  func post(named name: String) -> Int? { noting(sources.structure, plan.postsByName[name]) }

  /// The lists of the site, to be shared by all its pages.
  func makeLists() -> SiteLists { SiteLists(plan, in: self) }

  /// Notes that something is made of the lists of the site.
  func noteStructure() { sources.structure.note() }

  /// Notes that something is made of the Swift that all pages may use.
  func noteCode() { sources.code.note() }

  func include(_ name: String) -> Template? { noting(sources.library, library.include(name)) }

  var includeNames: [String] { noting(sources.library, library.includeNames) }

  /// The names to which templates give a value before others are rendered.
  var namesSetElsewhere: Set<String> { noting(sources.library, names.value) }

  /// The screens that every page can name, and those that could not be made.
  var screens: [String: SiteScreen] { noting(sources.screens, siteScreens) }

  /// The files of Swift that all pages may use.
  var code: [SourceFile] { noting(sources.code, codeFiles.files) }

  /// The images that a page can name. They note by themselves what is asked.
  func images(on page: Page) -> PageImages {
    PageImages(tree: tree) { [resolver] in
      resolver.staticFile(at: $0, on: page)
    } files: { [self] in
      noting(sources.structure, plan.staticFiles)
    }
  }

  /// The files that a page can show as listings. They note by themselves what is asked.
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
