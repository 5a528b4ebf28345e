import Diagnostics
import Directives
import Liquid

/// The second stage of rendering: contents go into their layouts, and links become relative.
final class LayoutStage: Sendable {
  private let templates: TemplateContext
  private let site: SeenSite
  private let layouts: LayoutChoice
  private let tools: RenderingTools
  /// Nil where the site has no policy.
  private let policy: PolicyCheck?

  init(
    _ source: SiteSource, _ sources: SourceQueries, _ pages: PageQueries, _ contents: [PageContent?],
    _ tools: RenderingTools
  ) {
    site = SeenSite(source, sources, pages, contents: contents)
    templates = TemplateContext(site)
    layouts = sources.layouts.unnoted
    self.tools = tools
    policy = source.plan.configuration.contentSecurityPolicy.map { PolicyCheck($0) }
  }

  /// A page as it will be written.
  func finish(_ page: Page) -> FinishedPage {
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
    let box = page.isHTML ? ErrorBox.html(for: context.diagnostics) : []
    if !box.isEmpty { body = box + body }
    var links = RelativeLinks(page, site.resolver, base: site.configuration.baseURL)
    if page.isHTML { body = links.rewrite(body) }
    var diagnostics = context.diagnostics.map { Self.naming(page, in: $0) }
    if let policy, page.isHTML {
      let place = page.source?.place ?? SourceRange(startOf: SourceFile(path: page.outputPath, bytes: []))
      diagnostics += policy.problems(in: body, at: place)
    }
    return FinishedPage(
      bytes: body, deadLinks: links.dead, diagnostics: diagnostics,
      time: Stopwatch.time(since: start),
      layouts: costs)
  }

  /// Adds to a problem of a layout the page that it was found on: what is wrong may be the page's value.
  private static func naming(_ page: Page, in problem: Diagnostic) -> Diagnostic {
    var problem = problem
    let name = page.source?.file.path ?? page.url
    // Without a place: that of the page moves with each edit of it.
    if problem.range?.file.path != name { problem.notes.append(.init("found on the page “\(name)”")) }
    return problem
  }
}

/// A page as it will be written.
final class FinishedPage: Sendable {
  let bytes: [UInt8]
  /// Paths that templates link to and that are not there.
  let deadLinks: [String]
  let diagnostics: [Diagnostic]
  /// What it took, and what its layouts did; nothing unless somebody asked.
  let time: Duration
  let layouts: Costs

  init(
    bytes: [UInt8], deadLinks: [String] = [], diagnostics: [Diagnostic] = [], time: Duration = .zero,
    layouts: Costs = [:]
  ) {
    (self.bytes, self.deadLinks, self.diagnostics) = (bytes, deadLinks, diagnostics)
    (self.time, self.layouts) = (time, layouts)
  }

  /// Whether a build tells of a problem of it.
  var hasReport: Bool { !(diagnostics.isEmpty && deadLinks.isEmpty) }

  /// For pages that are not there any more.
  static let empty = FinishedPage(bytes: [])
}
