import Diagnostics
import Directives
import Liquid

/// The second stage of rendering: contents go into their layouts, and links become relative.
final class LayoutStage: Sendable {
  private let templates: TemplateContext
  private let site: SeenSite
  private let layouts: LayoutChoice
  private let tools: RenderingTools

  init(
    _ source: SiteSource, _ navigation: Navigation, _ tools: RenderingTools,
    _ contents: PageResults<PageContent>, _ layouts: LayoutChoice
  ) {
    site = SeenSite(source, navigation, isRecorded: tools.isRecorded, contents: contents)
    templates = TemplateContext(site)
    self.layouts = layouts
    self.tools = tools
  }

  /// A page as it will be written and, where that is recorded, what it was made of.
  func finish(_ page: Page) -> Recorded<FinishedPage> {
    let own: PageAspects = [.init(.placement), .init(.metadata)]
    return Reads.record(of: page, reading: own, isRecorded: tools.isRecorded) { layOut(page) }
  }

  private func layOut(_ page: Page) -> FinishedPage {
    let stopwatch = tools.stopwatch
    let start = stopwatch.now
    var costs: Costs = [:]
    var body = site.content(page.index, PageContent.html) ?? []
    var context = templates.context(for: page)
    for layout in layouts.chain(for: page) {
      let begun = stopwatch.now
      var output: [UInt8] = []
      // What is too much stays with the page until it is written.
      output.reserveCapacity(body.count + layout.template.file.bytes.count)
      context.globals["content"] = .bytes(body)
      context.globals["layout"] = layout.values
      layout.template.render(into: &output, context: &context)
      body = output
      guard stopwatch.isOn else { continue }
      costs[layout.name, default: Cost()] += Cost(
        count: 1, time: Stopwatch.time(since: begun), bytes: body.count)
    }
    let box = ErrorBox.html(for: context.diagnostics)
    if !box.isEmpty { body = box + body }
    var links = RelativeLinks(page, site.resolver, base: site.configuration.baseURL)
    if page.outputPath.hasSuffix(".html") { body = links.rewrite(body) }
    return FinishedPage(
      bytes: body, deadLinks: links.dead, diagnostics: context.diagnostics,
      time: Stopwatch.time(since: start),
      layouts: costs)
  }
}

/// A page as it will be written.
struct FinishedPage: Sendable {
  var bytes: [UInt8]
  /// Paths that templates link to and that are not there.
  var deadLinks: [String]
  var diagnostics: [Diagnostic]
  /// What it took, and what its layouts did; nothing unless somebody asked.
  var time: Duration
  var layouts: Costs
}
