import Diagnostics
import Directives
import Liquid

/// A site as it is seen while one of its pages is made.
///
/// All that may be different the next time is private here, and comes out in parts: each is noted, where it is recorded,
/// and leads to nothing else. So nothing can be shown of which nobody knows that it was read.
final class SeenSite: Sendable {
  /// The same for as long as anything is kept.
  let configuration: Configuration
  /// Notes the links that are followed by itself.
  let resolver: LinkResolver
  let isRecorded: Bool
  private let plan: SitePlan
  private let library: TemplateLibrary
  private let tree: SourceTree
  private let siteScreens: [String: SiteScreen]
  private let codeFiles: CodeFiles
  private let menu: Navigation
  private let contents: PageResults<PageContent>?
  private let finished: PageResults<FinishedPage>?
  private let names: Deferred<Set<String>>

  /// - Parameters:
  ///   - contents: what pages show; nil while that is still being rendered.
  ///   - finished: pages as they are written; nil before.
  init(
    _ source: SiteSource, _ navigation: Navigation, isRecorded: Bool,
    contents: PageResults<PageContent>? = nil, finished: PageResults<FinishedPage>? = nil
  ) {
    configuration = source.plan.configuration
    // What is made of contents is kept only as long as all addresses are: what its links lead to need not be noted.
    resolver = LinkResolver(source.plan, isRecorded: isRecorded && contents == nil)
    self.isRecorded = isRecorded
    plan = source.plan
    library = source.library
    tree = source.tree
    siteScreens = source.screens.value.screens
    codeFiles = source.code
    menu = navigation
    self.contents = contents
    self.finished = finished
    // A layout sees what the layouts inside of it have set; a page's text does not.
    names = Deferred { [library] in library.namesWithValues(withLayouts: contents != nil) }
  }

  // MARK: Pages

  func placement(of page: Int) -> PagePlacement {
    note(.placement, of: page)
    return PagePlacement(plan.pages[page])
  }

  func head(of page: Int) -> PageHead {
    note(.metadata, of: page)
    return PageHead(plan.pages[page])
  }

  /// One side of what a page shows; nil while that is still being rendered.
  func content<Value>(_ page: Int, _ side: PageContent.Side<Value>) -> Value? {
    guard let contents else { return nil }
    note(side.aspect, of: page)
    return side.value(contents[page])
  }

  /// A page as it is written.
  func bytes(of position: Int) -> [UInt8] {
    note(.bytes, of: position)
    return finished?[position].bytes ?? []
  }

  private func note(_ aspect: PageAspect, of page: Int) {
    if isRecorded { Reads.note { $0.add(aspect, of: page) } }
  }

  // MARK: The site as a whole

  var navigation: Navigation { noting(.structure, menu) }

  func neighbors(of page: Int) -> SitePlan.Neighbors { noting(.structure, plan.neighbors[page]) }

  /// The pages of the folders around a page, outermost first.
  func ancestors(of page: Int) -> [Int] { noting(.structure, plan.ancestors(of: plan.pages[page])) }

  func listing(of page: Int) -> Listing? { noting(.structure, plan.pages[page].listing) }

  /// A dated page by the name of its file.
  func post(named name: String) -> Int? { noting(.structure, plan.postsByName[name]) }

  /// The lists of the site, to be shared by all its pages.
  func makeLists() -> SiteLists { SiteLists(plan, in: self) }

  func include(_ name: String) -> Template? { noting(.templates, library.include(name)) }

  var includeNames: [String] { noting(.templates, library.includeNames) }

  /// The names to which templates give a value before others are rendered.
  var namesSetElsewhere: Set<String> { noting(.templates, names.value) }

  /// The screens that every page can name, and those that could not be made.
  var screens: [String: SiteScreen] { noting(.screens, siteScreens) }

  /// The files of Swift that all pages may use.
  var code: [SourceFile] { noting(.code, codeFiles.files) }

  /// The images that a page can name. They note by themselves what is asked.
  func images(on page: Page) -> PageImages {
    PageImages(tree: tree) { [resolver] in
      resolver.staticFile(at: $0, on: page)
    } files: { [self] in
      noting(.structure, plan.staticFiles)
    }
  }

  /// The files that a page can show as listings. They note by themselves what is asked.
  func listings(on page: Page) -> ListingFiles {
    ListingFiles(tree: tree, code: { [self] in code }) { [resolver] in
      resolver.staticFile(at: $0, on: page)
    }
  }

  func noting<Value>(_ part: SiteParts, _ value: @autoclosure () -> Value) -> Value {
    if isRecorded { Reads.note { $0.add(part) } }
    return value()
  }
}
