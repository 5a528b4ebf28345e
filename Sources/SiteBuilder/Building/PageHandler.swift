import Diagnostics
import Directives
import Markup

/// What Markdown leaves to a page: links become relative and are collected, code is coloured, directives run.
struct PageHandler: KeepingPage {
  var anchors = AnchorRegistry()
  var figures: PageFigures
  var keeper: FigureKeeper?
  let markdown: Markdown
  private(set) var links = CollectedLinks()
  private let page: Page
  private let resolver: LinkResolver
  private let highlighter: CodeHighlighter

  init(
    _ page: Page, _ markdown: Markdown, _ resolver: LinkResolver, _ highlighter: CodeHighlighter,
    _ environment: FigureEnvironment, keeper: FigureKeeper? = nil
  ) {
    self.page = page
    self.markdown = markdown
    self.resolver = resolver
    self.highlighter = highlighter
    figures = PageFigures(environment: environment)
    self.keeper = keeper
  }

  mutating func prepare(for directives: [DirectiveOutline]) {
    FigureKeeper.prepare(&self, for: directives)
  }

  mutating func html(for directive: Directive, diagnostics: inout [Diagnostic]) -> [UInt8]? {
    FigureKeeper.html(for: directive, on: &self, diagnostics: &diagnostics)
  }

  mutating func highlighted(_ block: CodeBlock, diagnostics: inout [Diagnostic]) -> [UInt8]? {
    let html = highlighter.html(for: block, diagnostics: &diagnostics)
    keeper?.add(block, shownAs: html)
    return html
  }

  mutating func destination(of link: LinkReference, diagnostics: inout [Diagnostic]) -> [UInt8]? {
    let destination = destination(of: link)
    keeper?.add(link, leadingTo: destination)
    return destination
  }

  private mutating func destination(of link: LinkReference) -> [UInt8]? {
    let destination = LinkDestination(link.destination)
    if destination.isExternal { return nil }
    if destination.path.isEmpty {
      if let id = destination.anchor {
        links.anchors.append(.init(page: page.index, id: id, range: link.range))
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
    if case .page(let position) = entry, let id = destination.anchor {
      links.anchors.append(.init(page: position, id: id, range: link.range))
    }
    let target = resolver.outputPath(of: entry, at: destination.path)
    return page.link(to: target) + destination.query + destination.fragment
  }
}
