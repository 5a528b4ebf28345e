import Diagnostics
import Directives
import Liquid
import Markup

/// The first stage of rendering: each page's own text becomes HTML. Pages do not see each other's.
struct ContentStage: Sendable {
  private let templates: TemplateContext
  private let plan: SitePlan
  private let highlighter: CodeHighlighter
  private let tree: SourceTree
  private let screens: SiteScreens
  private let standaloneScale: Double?
  private let figures: FigureCache?

  init(
    _ plan: SitePlan, _ templates: TemplateContext, _ highlighter: CodeHighlighter, _ tree: SourceTree,
    _ screens: SiteScreens, standaloneScale: Double? = nil, figures: FigureCache? = nil
  ) {
    self.plan = plan
    self.templates = templates
    self.highlighter = highlighter
    self.tree = tree
    self.screens = screens
    self.standaloneScale = standaloneScale
    self.figures = figures
  }

  func content(of page: Page) -> PageContent {
    guard let source = page.source, !page.isContinuation else { return .empty }
    var diagnostics: [Diagnostic] = []
    var text = SourceText(source.file, source.body)
    if let template = source.template {
      var context = templates.context(for: page)
      text = template.renderText(context: &context, diagnostics: &diagnostics)
    }
    var html = ErrorBox.html(for: source.diagnostics + diagnostics)
    guard source.isMarkdown else {
      return PageContent(html: html + text.bytes, diagnostics: diagnostics)
    }
    let rendering = rendering(of: text, on: page, options(for: source))
    let (document, figures) = (rendering.document, rendering.figures)
    if html.isEmpty { html = document.html } else { html += document.html }
    // The definitions that figures share stand after the last of them: only then is it known what they are.
    html += figures.definitions
    return PageContent(
      html: html, document: document, anchors: rendering.handler.anchors, styles: figures.styleSheet,
      stylePath: figures.isEmpty ? nil : FigureStyles.path(of: page), figures: figures.reports,
      standaloneStrips: figures.standaloneStrips, links: rendering.handler.links,
      diagnostics: diagnostics + rendering.diagnostics)
  }

  // MARK: Markdown

  private struct Rendering {
    var handler: PageHandler
    var document: MarkdownDocument
    var figures: FinishedFigures
    var diagnostics: [Diagnostic] = []
  }

  /// A page's Markdown, with figures as the cache has them. Where they would be others by now they are executed, and
  /// where the cache is not to be trusted as well.
  private func rendering(of text: SourceText, on page: Page, _ options: MarkdownOptions) -> Rendering {
    guard let figures else { return rendering(of: text, on: page, options, keeper: nil) }
    let first = rendering(of: text, on: page, options, keeper: FigureKeeper(figures))
    guard let keeper = first.handler.keeper, keeper.isStale || (keeper.isFound && figures.verifies) else {
      return first
    }
    var second = rendering(
      of: text, on: page, options, keeper: FigureKeeper(executingInsteadOf: keeper))
    if !keeper.isStale, let executed = second.handler.keeper {
      second.diagnostics += keeper.differences(from: executed)
    }
    return second
  }

  private func rendering(
    of text: SourceText, on page: Page, _ options: MarkdownOptions, keeper: FigureKeeper?
  ) -> Rendering {
    let markdown = Markdown(options)
    var handler = PageHandler(
      page, markdown, templates.resolver, highlighter, environment(of: page), keeper: keeper)
    var diagnostics: [Diagnostic] = []
    let document = markdown.render(text, handler: &handler, diagnostics: &diagnostics)
    let finished = handler.keeper?.finish(handler.figures) ?? FinishedFigures(handler.figures)
    return Rendering(handler: handler, document: document, figures: finished, diagnostics: diagnostics)
  }

  private func environment(of page: Page) -> FigureEnvironment {
    let resolver = templates.resolver
    let images = PageImages(tree: tree) { path in resolver.staticFile(at: path, on: page) }
    var environment = FigureEnvironment(
      rootPrefix: RelativeURL.root(from: page.outputPath), siteScreens: screens.screens,
      image: { path, diagnostics in images.image(path, diagnostics: &diagnostics) })
    environment.siteScreenDigests = screens.digests
    environment.standaloneScale = standaloneScale
    return environment
  }

  private func options(for source: SourcePage) -> MarkdownOptions {
    var options = MarkdownOptions()
    options.kramdown = source.metadata.kramdown ?? plan.configuration.kramdown
    options.smart = plan.configuration.smart
    options.headingAnchors = plan.configuration.headingAnchors
    return options
  }
}
