import Diagnostics
import Directives
import Files
import Listings
import Markup

/// What Markdown leaves to a page: links become relative and are collected, code is coloured, directives run.
struct PageHandler: DirectivePage {
  var anchors = AnchorRegistry()
  var figures: PageFigures
  let markdown: Markdown
  private(set) var links = CollectedLinks()
  private var code: PageCode?
  /// The Swift of the site's folders.
  var siteCode: @Sendable () -> SiteCode? = { nil }
  private(set) var costs: DirectiveCosts
  private let page: Page
  private let resolver: LinkResolver
  private let tools: RenderingTools
  private let configuration: Configuration

  init(
    _ page: Page, _ markdown: Markdown, _ resolver: LinkResolver, _ configuration: Configuration,
    _ tools: RenderingTools, _ environment: FigureEnvironment, keeper: FigureKeeper? = nil
  ) {
    self.page = page
    self.markdown = markdown
    self.resolver = resolver
    self.tools = tools
    self.configuration = configuration
    figures = PageFigures(environment: environment, keeper: keeper)
    costs = DirectiveCosts(tools.stopwatch)
  }

  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {
    let directives = blocks.compactMap { if case .directive(let directive) = $0 { directive } else { nil } }
    code = PageCode(
      of: blocks, in: figures.environment, configuration.runsCode ? tools.listings : nil,
      configuration.languageMode, code: siteCode, tools.highlighter, diagnostics)
    code?.claim(in: &anchors)
    figures.prepare(for: directives, code)
  }

  func isLast(_ block: PageBlock) -> Bool {
    switch block {
    case .code(let code): figures.listings.contains(code.range.bytes.lowerBound)
    case .directive(let directive): figures.listings.contains(directive.range.bytes.lowerBound)
    }
  }

  func frame(of block: CodeBlock) -> ListingFrame? {
    figures.listings.frame(ofListingAt: block.range.bytes.lowerBound)
  }

  func compilerWords(on block: CodeBlock) -> String? { code?.words(on: block) }

  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    costs.begin(figures: figures.reports.count)
    let html = DirectiveCatalogue.standard.html(for: directive, on: &self, diagnostics)
    costs.end(directive.name.value, bytes: html.count, figures: figures.reports.count)
    return html
  }

  mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    tools.highlighter.html(for: block, names: code?.isRun == true ? code?.names : nil, diagnostics)
  }

  mutating func destination(of link: LinkReference) -> [UInt8]? {
    let destination = LinkDestination(link.destination)
    if destination.isExternal { return nil }
    if destination.path.isEmpty {
      if let id = destination.anchor {
        links.anchors.append(.init(outputPath: nil, id: id, range: link.range))
      }
      return nil
    }
    guard let entry = resolver.entry(at: destination.path, on: page) else {
      links.dead.append(.init(path: destination.path, range: link.range))
      // Reported once: the check of the finished page need not find it again.
      guard destination.isAbsolute, let target = SitePath.resolve(destination.path, from: "") else {
        return nil
      }
      return page.link(to: target) + destination.query + destination.fragment
    }
    let target = resolver.outputPath(of: entry, at: destination.path)
    if case .page = entry, let id = destination.anchor {
      links.anchors.append(.init(outputPath: target, id: id, range: link.range))
    }
    return page.link(to: target) + destination.query + destination.fragment
  }
}
