import Diagnostics
import Markup

/// A site and its source. Builds it in memory, again and again: what has not changed is kept from one build to the
/// next, and the result is the same as that of a first build.
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
  /// - Parameter changed: the files that may have changed since the last build, as paths under the source folder;
  ///   nil if anything may have.
  package func build(changed: Set<String>? = nil) -> BuiltSite {
    var diagnostics: [Diagnostic] = []
    let configuration = readConfiguration(&diagnostics)
    let tree = SourceTree(root: options.source, diagnostics: &diagnostics)
    let library = TemplateLibrary(tree, diagnostics: &diagnostics)
    let read = reader.read(tree, changed: changed, diagnostics: &diagnostics)
    let copied = read.files.filter { !SiteScreens.isScreen($0.sourcePath ?? "") }
    let pages = read.pages.filter { $0.metadata.isPublished && (options.includesDrafts || !$0.metadata.isDraft) }
    for page in pages { diagnostics += page.diagnostics }
    let plan = SitePlan(
      pages, staticFiles: copied + library.assets, configuration: configuration, diagnostics: &diagnostics)
    let navigation = Navigation(plan, diagnostics: &diagnostics)
    let layouts = LayoutChoice(plan, library, diagnostics: &diagnostics)
    let screens = readScreens(tree, read.files, plan, &diagnostics)

    let stage = ContentStage(
      plan, TemplateContext(plan, library: library, navigation: navigation, contents: nil), highlighter, tree,
      screens, standaloneScale: options.standaloneScale)
    let contents = options.keepsContents
      ? cache.contents(of: plan, library, screens, source: options.source, stage)
      : Workers.map(plan.pages.count) { stage.content(of: plan.pages[$0]) }
    let templates = TemplateContext(plan, library: library, navigation: navigation, contents: contents)
    let layoutStage = LayoutStage(plan, templates, contents, layouts)
    let finished = Workers.map(plan.pages.count) { layoutStage.finish(plan.pages[$0]) }

    for content in contents { diagnostics += content.diagnostics }
    for page in finished { diagnostics += page.diagnostics }
    var check = LinkCheck(plan, contents, finished)
    diagnostics += check.run()
    let files = SiteFiles(plan, source: options.source).all(contents, finished)
    return BuiltSite(
      files: files, diagnostics: diagnostics.withoutRepetitions().sortedByPlace(), pageCount: plan.pages.count,
      figures: contents.flatMap(\.figures), parts: options.standaloneScale == nil ? [:] : parts(of: plan, contents))
  }

  private func parts(of plan: SitePlan, _ contents: [PageContent]) -> [String: PageParts] {
    var parts: [String: PageParts] = [:]
    for (page, content) in zip(plan.pages, contents) {
      guard let source = page.source else { continue }
      parts[source.file.path] = PageParts(
        html: content.html, styles: content.styles, strips: content.standaloneStrips)
    }
    return parts
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
    do {
      let file = SourceFile(path: Configuration.fileName, bytes: try FileSystem.read(path))
      return Configuration(file, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(.error("source.unreadable", error.description, at: nil))
      return Configuration()
    }
  }
}
