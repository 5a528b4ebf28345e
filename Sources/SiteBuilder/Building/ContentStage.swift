import Diagnostics
import Liquid
import Markup

/// The first stage of rendering: each page's own text becomes HTML. Pages do not see each other's.
struct ContentStage: Sendable {
  private let templates: TemplateContext
  private let plan: SitePlan
  private let highlighter: CodeHighlighter

  init(_ plan: SitePlan, _ templates: TemplateContext, _ highlighter: CodeHighlighter) {
    self.plan = plan
    self.templates = templates
    self.highlighter = highlighter
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
    var handler = PageHandler(page, templates.resolver, highlighter)
    let document = Markdown(options(for: source)).render(text, handler: &handler, diagnostics: &diagnostics)
    if html.isEmpty { html = document.html } else { html += document.html }
    return PageContent(
      html: html, document: document, anchors: handler.anchors, links: handler.links, diagnostics: diagnostics)
  }

  private func options(for source: SourcePage) -> MarkdownOptions {
    var options = MarkdownOptions()
    options.kramdown = source.metadata.kramdown ?? plan.configuration.kramdown
    options.smart = plan.configuration.smart
    options.headingAnchors = plan.configuration.headingAnchors
    return options
  }
}
