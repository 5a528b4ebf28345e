import CodeBlocks
import Diagnostics
import DirectiveParsing
import Directives
import Files
import HTML
import Listings
import Markdown

/// Handles a page's Markdown: makes links relative and collects them, highlights code, runs directives.
struct PageHandler: DirectivePage {
  var anchors = AnchorRegistry()
  var figures: PageFigures
  let markdown: Markdown
  private(set) var links = CollectedLinks()
  /// The pictures that the page shows.
  private(set) var pictures: PagePictures
  private(set) var diagrams: PageDiagrams
  private var code: PageCode?
  /// The site's own Swift; nil if there is none.
  var siteCode: @Sendable () -> SiteCode? = { nil }
  /// The title of the page at a path, from the page; nil if there is none.
  var pageTitle: @Sendable (String) -> String? = { _ in nil }
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
    pictures = PagePictures(page, resolver, tools, configuration.pictures?.value)
    diagrams = PageDiagrams(tools.diagrams)
    costs = DirectiveCosts(tools.stopwatch)
  }

  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {
    let directives = blocks.compactMap { if case .directive(let directive) = $0 { directive } else { nil } }
    code = PageCode(
      of: blocks, in: figures.environment, configuration.runsCode ? tools.listings : nil,
      codeUse(diagnostics),
      configuration.languageMode, code: siteCode, tools.highlighter, diagnostics)
    code?.claim(in: &anchors, besidesNamesOf: directives)
    figures.prepare(for: directives, code)
  }

  /// The use of the page's Swift, according to its front matter.
  private func codeUse(_ diagnostics: DiagnosticCollector) -> PageCode.Use {
    guard let code = page.source?.metadata.code else { return .asNeeded }
    if code.value, !configuration.runsCode {
      diagnostics.report(
        .warning(
          "front-matter.code", "“code: on” has no effect: code execution is off for this site",
          at: code.range,
          fix: "also write “code: on” in zoetrope.yml"))
    }
    return code.value ? .always : .never
  }

  func isLast(_ block: PageBlock) -> Bool {
    figures.listings.contains(position(of: block))
  }

  func frame(of block: CodeBlock) -> ListingFrame? {
    figures.listings.frame(
      of: block, at: block.range.bytes.lowerBound, in: figures.environment.localization)
  }

  func arePaired(_ listing: PageBlock, _ figure: PageBlock) -> Bool {
    figures.listings.arePaired(position(of: listing), position(of: figure))
  }

  private func position(of block: PageBlock) -> Int {
    switch block {
    case .code(let code): code.range.bytes.lowerBound
    case .directive(let directive): directive.range.bytes.lowerBound
    }
  }

  func compilerWords(on block: CodeBlock) -> String? { code?.words(on: block) }

  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    tools.progress?.beginFigure()
    defer { tools.progress?.endFigure() }
    costs.begin(figures: figures.reports.count)
    let html = DirectiveCatalogue.standard.html(for: directive, on: &self, diagnostics)
    costs.end(directive.name.value, bytes: html.count, figures: figures.reports.count)
    return html
  }

  func support(of language: String) -> LanguageSupport { tools.highlighter.support(of: language) }

  mutating func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    tools.highlighter.html(
      for: block, names: code?.isRun == true ? code?.names : nil, isCompiled: code?.isJudged == true,
      diagnostics)
  }

  mutating func destination(of link: LinkReference) -> [UInt8]? {
    let destination = LinkDestination(link.destination)
    if destination.isExternal {
      if tools.collectsExternalLinks {
        links.external.append(.init(address: link.destination, range: link.range))
      }
      return nil
    }
    if destination.path.isEmpty {
      if let id = destination.anchor {
        links.anchors.append(.init(outputPath: nil, id: id, range: link.range))
      }
      return nil
    }
    guard let entry = resolver.entry(at: destination.path, on: page) else {
      links.dead.append(.init(path: destination.path, range: link.range))
      // An absolute link is made relative, so that the check of the finished page doesn't report it again.
      let path = resolver.pathInSite(destination.path)
      guard destination.isAbsolute, let target = SitePath.resolve(path, from: "") else {
        return nil
      }
      let isFolder = destination.path.hasSuffix("/") && !target.isEmpty
      return page.link(to: isFolder ? target + "/" : target) + destination.query + destination.fragment
    }
    if case .file(let file) = entry, link.kind.isPicture { pictures.check(file, at: link.range) }
    let target = resolver.outputPath(of: entry, at: destination.path)
    if case .page = entry, let id = destination.anchor {
      links.anchors.append(.init(outputPath: target, id: id, range: link.range))
    }
    let path = resolver.linkPath(of: entry, at: destination.path)
    return page.link(to: path) + destination.query + destination.fragment
  }

  func title(ofPage path: String) -> String? { pageTitle(path) }

  private static let math = Array("<math".utf8)

  mutating func formula(
    _ formula: [UInt8], isBlock: Bool, at place: SourceRange?, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    guard let html = tools.formulas?.html(for: formula, isBlock: isBlock, at: place, diagnostics),
      html.starts(with: Self.math)
    else { return nil }
    // The source, for programs that read the page.
    return Self.math + " alttext=\"".utf8 + HTMLText.escaped(formula) + "\"".utf8
      + html.dropFirst(Self.math.count)
  }

  mutating func diagram(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> DrawnDiagram {
    diagrams.drawn(block, rootPrefix: page.linkToRoot, diagnostics)
  }

  mutating func picture(_ link: LinkReference) -> ShownPicture? { pictures.shown(link) }
}

extension LinkReference.Kind {
  /// Whether a browser shows the link's target as a picture.
  fileprivate var isPicture: Bool {
    switch self {
    case .image: true
    case .link: false
    case .attribute(let name): ["src", "srcset", "poster"].contains(name)
    }
  }
}
