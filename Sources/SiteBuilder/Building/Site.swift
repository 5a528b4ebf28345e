import Diagnostics
import Directives
import Markup

/// A site and its source. Builds it in memory, again and again: what has not changed is kept from one build
/// to the next, and the result is the same as that of a first build.
package final class Site {
  package struct Options: Sendable {
    /// The folder with `content/`, `templates/` and `zoetrope.yml`.
    package var source: String
    /// Whether drafts are pages too.
    package var includesDrafts = false
    /// The program that parses Swift samples; nil colours them by a simple lexer, and checks nothing.
    package var swiftParser: String?
    /// Keeps strips as files of their own, shown at this width over the screen's; nil for none.
    package var standaloneScale: Double?
    /// Keeps what figures come to beyond this build; nil executes them all.
    package var figures: FigureCache?
    /// What is rendered and written.
    package var shard = Shard.whole
    /// Whether the same site will be built again, as in a preview.
    package var keepsContents = false

    package init(source: String) {
      self.source = source
    }
  }

  private let options: Options
  private let highlighter: CodeHighlighter
  private var reader = PageReader()
  private var cache = ContentCache()

  package init(_ options: Options) {
    self.options = options
    highlighter = CodeHighlighter(swift: options.swiftParser.map { SwiftSampleParser(executable: $0) })
  }

  /// Builds the site in memory. All problems are in the result; nothing is written.
  ///
  /// - Parameter changed: the files that may have changed since the last build, as paths under the source
  ///   folder; nil if anything may have.
  package func build(changed: Set<String>? = nil) -> BuiltSite {
    var diagnostics: [Diagnostic] = []
    let source = read(changed: changed, &diagnostics)
    let plan = source.plan
    let navigation = Navigation(plan, diagnostics: &diagnostics)
    let contents = contents(of: source, navigation)
    let pages = plan.pages.filter(options.shard.contains)
    for page in pages { diagnostics += contents[page.index].diagnostics }
    let finished = finish(source, navigation, contents, &diagnostics)
    for page in pages { diagnostics += finished[page.index].diagnostics }
    var check = LinkCheck(plan, pages, contents, finished)
    diagnostics += check.run()
    return BuiltSite(
      files: SiteFiles(plan, source: options.source, shard: options.shard).all(contents, finished),
      diagnostics: diagnostics.withoutRepetitions().sortedByPlace(), pageCount: pages.count,
      figures: pages.flatMap { contents[$0.index].figures },
      parts: options.standaloneScale == nil ? [:] : parts(of: plan, contents))
  }

  // MARK: Rendering

  private func contents(of source: SiteSource, _ navigation: Navigation) -> PageResults<PageContent> {
    let plan = source.plan
    let templates = TemplateContext(plan, library: source.library, navigation: navigation, contents: nil)
    let stage = ContentStage(
      plan, templates, highlighter, source.tree, source.screens, standaloneScale: options.standaloneScale,
      figures: options.figures)
    guard options.keepsContents else {
      return PageResults(of: plan.pages, in: options.shard) { stage.content(of: $0) }
    }
    return PageResults(
      cache.contents(of: plan, source.library, source.screens, source: options.source, stage))
  }

  private func finish(
    _ source: SiteSource, _ navigation: Navigation, _ contents: PageResults<PageContent>,
    _ diagnostics: inout [Diagnostic]
  ) -> PageResults<FinishedPage> {
    let plan = source.plan
    let layouts = LayoutChoice(plan, source.library, diagnostics: &diagnostics)
    let templates = TemplateContext(
      plan, library: source.library, navigation: navigation, contents: contents)
    let stage = LayoutStage(plan, templates, contents, layouts)
    return PageResults(of: plan.pages, in: options.shard) { stage.finish($0) }
  }

  private func parts(of plan: SitePlan, _ contents: PageResults<PageContent>) -> [String: PageParts] {
    var parts: [String: PageParts] = [:]
    for page in plan.pages where options.shard.contains(page) {
      guard let source = page.source, !page.isContinuation else { continue }
      let content = contents[page.index]
      parts[source.file.path] = PageParts(
        html: content.html, styles: content.styles, strips: content.standaloneStrips)
    }
    return parts
  }

  // MARK: Reading

  /// What a build is made of, once all of it is read.
  private struct SiteSource {
    var tree: SourceTree
    var library: TemplateLibrary
    var plan: SitePlan
    var screens: SiteScreens
  }

  private func read(changed: Set<String>?, _ diagnostics: inout [Diagnostic]) -> SiteSource {
    let configuration = readConfiguration(&diagnostics)
    let tree = SourceTree(root: options.source, diagnostics: &diagnostics)
    let library = TemplateLibrary(tree, diagnostics: &diagnostics)
    let read = reader.read(tree, changed: changed, diagnostics: &diagnostics)
    let pages = read.pages.filter {
      $0.metadata.isPublished && (options.includesDrafts || !$0.metadata.isDraft)
    }
    for page in pages where options.shard.contains(page.path) { diagnostics += page.diagnostics }
    let copied = read.files.filter { !SiteScreens.isScreen($0.sourcePath ?? "") }
    let plan = SitePlan(
      pages, staticFiles: copied + library.assets, configuration: configuration, diagnostics: &diagnostics)
    let screens = readScreens(tree, read.files, plan, &diagnostics)
    return SiteSource(tree: tree, library: library, plan: plan, screens: screens)
  }

  private func readScreens(
    _ tree: SourceTree, _ files: [StaticFile], _ plan: SitePlan, _ diagnostics: inout [Diagnostic]
  ) -> SiteScreens {
    let resolver = LinkResolver(plan)
    // Screens of the site see images from the top: they belong to no page.
    let images = PageImages(tree: tree) { resolver.staticFile(at: $0.hasPrefix("/") ? $0 : "/" + $0) }
    return SiteScreens(
      tree, files: files, image: { images.image($0, diagnostics: &$1) }, diagnostics: &diagnostics)
  }

  private func readConfiguration(_ diagnostics: inout [Diagnostic]) -> Configuration {
    let path = options.source + "/" + Configuration.fileName
    guard FileSystem.kind(of: path) != nil else { return Configuration() }
    guard SourceBoundary(options.source).contains(path) else {
      diagnostics.append(SourceBoundary.refusal(of: Configuration.fileName))
      return Configuration()
    }
    do {
      let file = SourceFile(path: Configuration.fileName, bytes: try FileSystem.read(path))
      return Configuration(file, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(.error("source.unreadable", error.description, at: nil))
      return Configuration()
    }
  }
}
