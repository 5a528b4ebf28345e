import Diagnostics
import Directives
import Hashing
import Liquid
import Text

/// The second stage of rendering: layouts are applied to contents, and links become relative.
final class LayoutStage: Sendable {
  /// The templates in each language.
  let contexts: [TemplateContext]
  private let layouts: LayoutChoice
  private let tools: RenderingTools
  /// The check of the site's content security policy; nil without one.
  private let policy: PolicyCheck?

  init(
    _ source: SiteSource, _ sources: SourceQueries, _ pages: PageQueries, _ contents: [PageContent?],
    _ tools: RenderingTools
  ) {
    contexts = source.plan.languages.indices.map {
      TemplateContext(
        TrackedSite(source, sources, language: $0, pages, contents: contents), tools.highlighter,
        mayBeMarkdown: false)
    }
    layouts = sources.layouts.unnoted
    self.tools = tools
    policy = source.plan.configuration.contentSecurityPolicy.map { PolicyCheck($0) }
  }

  /// Applies a page's layouts to its content.
  func finish(_ page: Page) -> FinishedPage {
    let stopwatch = tools.stopwatch
    let start = stopwatch.now
    var costs: Costs = [:]
    let templates = contexts[page.language]
    let site = templates.site
    var body = content(of: page)
    var context = templates.context(for: page)
    var values = Value.null
    for layout in layouts.chain(for: page) {
      let begun = stopwatch.now
      var output: [UInt8] = []
      // Excess capacity would be kept until the page is written.
      output.reserveCapacity(body.count + layout.template.file.bytes.count)
      context.globals["content"] = .bytes(body)
      values = page.source?.jekyll == nil ? layout.values : layout.values.merged(with: values)
      context.globals["layout"] = values
      layout.template.render(into: &output, context: &context)
      body = output
      guard stopwatch.isOn else { continue }
      costs[layout.name, default: Cost()] += Cost(
        count: 1, time: Stopwatch.time(since: begun), bytes: body.count)
    }
    let box = page.isHTML ? ErrorBox.html(for: context.diagnostics) : []
    if !box.isEmpty { body = box + body }
    if page.source?.jekyll != nil, page.isHTML { body = linkingStyles(body, page) }
    var links = RelativeLinks(page, site.resolver, base: site.configuration.baseURL)
    if page.isHTML { body = links.rewrite(body) }
    var diagnostics = context.diagnostics.map { Self.naming(page, in: $0) }
    if page.kind == .glossary, page.language == 0,
      let empty = site.glossary?.problem(at: site.configuration.glossary)
    {
      diagnostics.append(empty)
    }
    if let policy, page.isHTML {
      let place = page.source?.place ?? SourceRange(startOf: SourceFile(path: page.outputPath, bytes: []))
      diagnostics += policy.problems(in: body, at: place, source: page.source)
      let hosts = site.content(page.index, PageContent.frameHosts) ?? []
      if let blocked = PolicyCheck.problem(ofEmbedding: hosts, in: body, at: place) {
        diagnostics.append(blocked)
      }
    }
    return FinishedPage(
      bytes: body.compacted(), deadLinks: links.dead, diagnostics: diagnostics,
      time: Stopwatch.time(since: start),
      layouts: costs)
  }

  /// A page of a Jekyll site with a link to the style sheet of its figures and code, if it has one.
  private func linkingStyles(_ html: [UInt8], _ page: Page) -> [UInt8] {
    let site = contexts[page.language].site
    guard let (path, rules) = site.content(page.index, PageContent.styles), let path else { return html }
    let url = String(decoding: page.link(to: path), as: UTF8.self) + "?v=" + ContentHash(rules).text
    return JekyllStyles.link(url, to: html)
  }

  /// The content of a page inside of its layouts.
  private func content(of page: Page) -> [UInt8] {
    let site = contexts[page.language].site
    let words = site.configuration.localization
    switch page.kind {
    case .search: return site.searchPage(page)
    case .glossary: return site.glossary?.html(on: page) ?? []
    case .figuresByName: return site.figuresByName?.page(page, words) ?? []
    default: break
    }
    let html = site.content(page.index, PageContent.html) ?? []
    let own = site.content(page.index, PageContent.uses) ?? []
    let definesNames = page.source?.metadata.names != nil
    guard !own.isEmpty || definesNames, let figures = site.figuresByName else { return html }
    let linked = figures.linkedListings(html, own, on: page, words)
    return definesNames ? figures.linked(linked, on: page, words) : linked
  }

  /// Adds a note with the page to a layout's problem, which may come from the page's values.
  private static func naming(_ page: Page, in problem: Diagnostic) -> Diagnostic {
    var problem = problem
    let name = page.source?.file.path ?? page.url
    // The note has no place, since each edit of the page would move it.
    if problem.range?.file.path != name { problem.notes.append(.init("found on the page “\(name)”")) }
    return problem
  }
}

/// A page with its layouts, as written.
final class FinishedPage: Sendable {
  let bytes: [UInt8]
  /// The missing paths that templates link to.
  let deadLinks: [String]
  let diagnostics: [Diagnostic]
  /// The time for the page, and the costs of its layouts; empty without statistics.
  let time: Duration
  let layouts: Costs

  init(
    bytes: [UInt8], deadLinks: [String] = [], diagnostics: [Diagnostic] = [], time: Duration = .zero,
    layouts: Costs = [:]
  ) {
    (self.bytes, self.deadLinks, self.diagnostics) = (bytes, deadLinks, diagnostics)
    (self.time, self.layouts) = (time, layouts)
  }

  /// Whether there are problems to report.
  var hasReport: Bool { !(diagnostics.isEmpty && deadLinks.isEmpty) }

  /// The result for a page that no longer exists.
  static let empty = FinishedPage(bytes: [])
}
