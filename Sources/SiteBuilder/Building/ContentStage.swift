import Diagnostics
import Directives
import Liquid
import Markup

/// The first stage of rendering: each page's own text becomes HTML. Pages do not see each other's.
struct ContentStage: Sendable {
  private let source: SiteSource
  private let templates: TemplateContext
  private let tools: RenderingTools

  init(_ source: SiteSource, _ navigation: Navigation, _ tools: RenderingTools) {
    self.source = source
    self.tools = tools
    let table = PageTable(source.plan, contents: nil, isRecorded: tools.isRecorded)
    templates = TemplateContext(table, library: source.library, navigation: navigation)
  }

  /// What a page shows inside its layout and, where that is recorded, what it took.
  func content(of page: Page) -> (result: PageContent, reads: Reads) {
    ReadRecorder.reads(isRecorded: tools.isRecorded) { render(page) }
  }

  private func render(_ page: Page) -> PageContent {
    guard page.hasOwnText, let source = page.source else { return .empty }
    let start = tools.stopwatch.now
    var diagnostics: [Diagnostic] = []
    var text = SourceText(source.file, source.body)
    if let template = source.template {
      var context = templates.context(for: page)
      text = template.renderText(context: &context, diagnostics: &diagnostics)
    }
    var html = ErrorBox.html(for: source.diagnostics + diagnostics)
    guard source.isMarkdown else {
      return PageContent(
        html: html + text.bytes, diagnostics: diagnostics,
        cost: ContentCost(time: Stopwatch.time(since: start)))
    }
    let markdown = Markdown(options(for: source))
    var handler = PageHandler(page, markdown, templates.resolver, tools, environment(of: page))
    let document = markdown.render(text, handler: &handler, diagnostics: &diagnostics)
    if html.isEmpty { html = document.html } else { html += document.html }
    // The definitions that figures share stand after the last of them: only then is it known what they are.
    let definitions = handler.figures.definitions()
    html += definitions
    let styles = handler.figures.styleSheet
    return PageContent(
      html: html, document: document, anchors: handler.anchors, styles: styles,
      stylePath: handler.figures.isEmpty ? nil : FigureStyles.path(of: page),
      figures: handler.figures.reports,
      standaloneStrips: handler.figures.standaloneStrips,
      links: handler.links, diagnostics: diagnostics,
      cost: ContentCost(
        time: Stopwatch.time(since: start), directives: handler.costs.byKind,
        definitionBytes: definitions.count))
  }

  private func environment(of page: Page) -> FigureEnvironment {
    let resolver = templates.resolver
    let images = PageImages(tree: source.tree) { path in resolver.staticFile(at: path, on: page) }
    var environment = FigureEnvironment(
      rootPrefix: RelativeURL.root(from: page.outputPath), siteScreens: source.screens.screens,
      image: { path, diagnostics in images.image(path, diagnostics: &diagnostics) })
    environment.standaloneScale = tools.standaloneScale
    return environment
  }

  private func options(for page: SourcePage) -> MarkdownOptions {
    let configuration = source.plan.configuration
    var options = MarkdownOptions()
    options.kramdown = page.metadata.kramdown ?? configuration.kramdown
    options.smart = configuration.smart
    options.headingAnchors = configuration.headingAnchors
    return options
  }
}
