import Diagnostics
import Directives
import Liquid

/// The second stage of rendering: contents go into their layouts, and links become relative.
struct LayoutStage: Sendable {
  private let templates: TemplateContext
  private let plan: SitePlan
  private let contents: PageResults<PageContent>
  private let layouts: LayoutChoice

  init(
    _ plan: SitePlan, _ templates: TemplateContext, _ contents: PageResults<PageContent>,
    _ layouts: LayoutChoice
  ) {
    self.plan = plan
    self.templates = templates
    self.contents = contents
    self.layouts = layouts
  }

  func finish(_ page: Page) -> FinishedPage {
    var diagnostics: [Diagnostic] = []
    var body = contents[page.index].html
    var context = templates.context(for: page)
    for layout in layouts.chain(for: page) {
      var output: [UInt8] = []
      output.reserveCapacity(body.count + 4096)
      context.globals["content"] = .bytes(body)
      context.globals["layout"] = layout.values
      layout.template.render(into: &output, context: &context, diagnostics: &diagnostics)
      body = output
    }
    let box = ErrorBox.html(for: diagnostics)
    if !box.isEmpty { body = box + body }
    guard page.outputPath.hasSuffix(".html") else {
      return FinishedPage(bytes: body, deadLinks: [], diagnostics: diagnostics)
    }
    var links = RelativeLinks(page, templates.resolver, base: plan.configuration.baseURL)
    return FinishedPage(bytes: links.rewrite(body), deadLinks: links.dead, diagnostics: diagnostics)
  }
}

/// A page as it will be written.
struct FinishedPage: Sendable {
  var bytes: [UInt8]
  /// Paths that templates link to and that are not there.
  var deadLinks: [String]
  var diagnostics: [Diagnostic]
}
