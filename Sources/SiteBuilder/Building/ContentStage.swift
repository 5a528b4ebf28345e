import Diagnostics
import Directives
import Files
import Liquid
import Listings
import Markdown
import Text

/// The first stage of rendering: each page's own text becomes HTML, independently of other pages.
final class ContentStage: Sendable {
  /// The templates in each language.
  private let contexts: [TemplateContext]
  /// The templates of pages that show documents, which are rendered before them; nil if there are none.
  private let showing: TemplateContext?
  private let tools: RenderingTools
  private let root: String
  private let sources: SourceQueries
  /// The site's own Swift, prepared when the first page needs it.
  private let code: Deferred<SiteCode?>

  /// - Parameter documents: the queries for documents that are rendered before other pages, whose texts show
  ///   them; nil if there are none.
  init(
    _ source: SiteSource, _ sources: SourceQueries, _ tools: RenderingTools,
    after documents: PageQueries? = nil
  ) {
    self.tools = tools
    root = source.tree.root
    self.sources = sources
    contexts = source.plan.languages.indices.map {
      TemplateContext(
        TrackedSite(source, sources, language: $0), tools.highlighter, mayBeMarkdown: true)
    }
    showing = documents.map {
      TemplateContext(
        TrackedSite(source, sources, language: 0, documents: $0), tools.highlighter, mayBeMarkdown: true)
    }
    code = Deferred { [highlighter = tools.highlighter, files = source.code.files] in
      SiteCode(files, edits: highlighter.edits(of:beside:))
    }
  }

  /// The content of a page inside its layout.
  func content(of page: Page) -> PageContent {
    defer { tools.progress?.finishPage() }
    guard page.isRendered, let source = page.source else { return .empty }
    let start = tools.stopwatch.now
    let templates = contexts[page.language]
    var text = SourceText(source.file, source.body)
    var diagnostics: [Diagnostic] = []
    if let template = source.template {
      // Documents don't show each other, which could go in circles.
      let templates = source.jekyll?.isDocument == false ? showing ?? templates : templates
      var context = templates.context(for: page)
      text = template.renderText(context: &context)
      diagnostics = context.diagnostics
    }
    var html = page.isHTML ? ErrorBox.html(for: source.diagnostics + diagnostics) : []
    guard source.isMarkdown else {
      if page.outputPath.hasSuffix(".html") {
        return htmlContent(text, on: page, errors: html, diagnostics, since: start)
      }
      var bytes = source.jekyll == nil ? text.bytes : RougeFigure.separated(text.bytes)
      if let site = templates.site.configuration.jekyll, JekyllSass.isSass(source.path) {
        for path in sources.sassFiles { sources.versions.note(path) }
        let problems = DiagnosticCollector()
        bytes = JekyllSass.css(bytes, text, of: source, in: site, root: root, problems)
        diagnostics += problems.diagnostics
      }
      return PageContent(
        html: html + bytes, excerpt: excerpt(of: source, on: page, html: bytes), diagnostics: diagnostics,
        cost: ContentCost(time: Stopwatch.time(since: start)))
    }
    let rendering = rendering(of: text, on: page, options(for: source, in: templates.site.language))
    var document = rendering.document
    var anchors = rendering.handler.anchors
    let figures = rendering.handler.figures
    var names: [DefinedName] = []
    if source.metadata.names != nil {
      let defined = DefinedNames(in: document.html, on: page, &anchors)
      (document.html, names) = (defined.html, defined.names)
    }
    var styles = figures.styleSheet
    var hasStyles = !(figures.isEmpty && figures.listingRules.isEmpty)
    if let site = templates.site.configuration.jekyll, source.jekyll != nil {
      // Its layouts know nothing of the theme's sheets.
      styles = JekyllStyles.shared(document.html, hasFigures: hasStyles) + styles
      document.html = site.code.marked(document.html)
      hasStyles = !styles.isEmpty
    }
    let needsUses =
      templates.site.configuration.hasSearch || templates.site.configuration.machineFiles.contains(.figures)
    let uses = needsUses ? figures.listings.uses : []
    let pictures = rendering.handler.pictures
    if pictures.hasShown { ShownPicture.loadFirstAtOnce(in: &document.html) }
    if html.isEmpty { html = document.html } else { html += document.html }
    return PageContent(
      html: html, document: document, names: names, uses: uses, anchors: anchors, styles: styles,
      stylePath: hasStyles ? FigureStyles.path(of: page) : nil,
      files: figures.files.merging(rendering.handler.diagrams.files) { first, _ in first },
      pictures: pictures.files, frameHosts: figures.frameHosts.sorted(),
      figures: figures.reports, descriptions: figures.descriptions,
      standaloneStrips: figures.standaloneStrips, animations: figures.animations,
      excerpt: excerpt(of: source, on: page, html: document.html),
      leadStrip: figures.leadStrip, leadFrames: figures.leadFrames, leadFrame: figures.leadFrame,
      links: rendering.handler.links,
      diagnostics: diagnostics + rendering.diagnostics,
      cost: ContentCost(
        time: Stopwatch.time(since: start), directives: rendering.handler.costs.byKind,
        fileBytes: figures.files.values.reduce(0) { $0 + $1.size }))
  }

  /// The excerpt of a document of a Jekyll site, which ends at a mark in its text; nil for other pages.
  private func excerpt(of source: SourcePage, on page: Page, html: [UInt8]) -> [UInt8]? {
    guard let document = source.jekyll, document.isDocument, document.excerpt == nil else { return nil }
    guard let end = document.excerptEnd else { return html }
    let templates = contexts[page.language]
    /// A part of the text. Its problems are reported with the whole text.
    func rendered(_ range: Range<Int>) -> [UInt8] {
      guard source.template != nil else { return Array(source.file.bytes[range]) }
      var context = templates.context(for: page)
      return Template(source.file, range: range, isLenient: true, DiagnosticCollector())
        .renderText(context: &context).bytes
    }
    let range = source.body.lowerBound..<end
    var text = rendered(range)
    if source.isMarkdown {
      let definitions = JekyllDocument.definitions(
        in: source.file.bytes, for: range, below: source.body.upperBound)
      for (index, line) in definitions.enumerated() {
        text += (index == 0 ? "\n\n" : "\n").utf8 + rendered(line)
      }
    }
    return source.isMarkdown ? TemplateContext.markdownify(text, templates.site.configuration) : text
  }

  // MARK: HTML

  private func htmlContent(
    _ text: SourceText, on page: Page, errors: [UInt8], _ diagnostics: [Diagnostic],
    since start: ContinuousClock.Instant?
  ) -> PageContent {
    var handler = handler(for: page, Markdown(), keeper: nil)
    let problems = DiagnosticCollector()
    var html = HTMLPage.render(text, handler: &handler, problems)
    if page.source?.jekyll != nil { html = RougeFigure.separated(html) }
    if handler.pictures.hasShown { ShownPicture.loadFirstAtOnce(in: &html) }
    return PageContent(
      html: errors + html, anchors: handler.anchors, pictures: handler.pictures.files,
      excerpt: page.source.flatMap { excerpt(of: $0, on: page, html: html) }, links: handler.links,
      diagnostics: diagnostics + problems.diagnostics + handler.pictures.problems.diagnostics,
      cost: ContentCost(time: Stopwatch.time(since: start)))
  }

  // MARK: Markdown

  private func handler(for page: Page, _ markdown: Markdown, keeper: FigureKeeper?) -> PageHandler {
    let site = contexts[page.language].site
    return PageHandler(
      page, markdown, site.resolver, site.configuration, tools, environment(of: page), keeper: keeper)
  }

  private struct Rendering {
    var handler: PageHandler
    var document: MarkdownDocument
    var diagnostics: [Diagnostic] = []
  }

  /// Renders a page's Markdown with cached figures, and again with new ones if those are outdated or to be
  /// verified.
  private func rendering(of text: SourceText, on page: Page, _ options: MarkdownOptions) -> Rendering {
    let keeper = tools.figures.map { FigureKeeper($0, runs: tools.runs) }
    let first = rendering(of: text, on: page, options, keeper: keeper)
    guard let keeper = first.handler.figures.secondKeeper else { return first }
    var second = rendering(of: text, on: page, options, keeper: keeper)
    second.diagnostics += first.handler.figures.differences(from: second.handler.figures)
    return second
  }

  private func rendering(
    of text: SourceText, on page: Page, _ options: MarkdownOptions, keeper: FigureKeeper?
  ) -> Rendering {
    let markdown = Markdown(options)
    var handler = handler(for: page, markdown, keeper: keeper)
    handler.pageTitle = { [site = contexts[page.language].site] path in
      guard case .page(let position)? = site.resolver.entry(at: path, on: page) else { return nil }
      return site.head(of: position).title
    }
    handler.siteCode = { [templates = contexts[page.language], code] in
      templates.site.noteCode()
      return code.value
    }
    let diagnostics = DiagnosticCollector()
    let document = markdown.render(text, handler: &handler, diagnostics)
    handler.figures.finish()
    return Rendering(
      handler: handler, document: document,
      diagnostics: diagnostics.diagnostics + handler.pictures.problems.diagnostics
    )
  }

  private func environment(of page: Page) -> FigureEnvironment {
    let site = contexts[page.language].site
    let images = site.images(on: page)
    var environment = FigureEnvironment(
      rootPrefix: page.linkToRoot,
      site: FigureSite(screens: { site.screens }, image: images.image, picture: images.picture))
    environment.localization = site.configuration.localization
    environment.device = page.source?.metadata.device ?? site.configuration.device
    let files = site.listings(on: page)
    environment.listing = { path, diagnostics in files.file(path, diagnostics) }
    environment.piece = PageIncludes(templates: contexts[page.language], page: page).piece
    environment.printedAddress = { [base = site.configuration.baseURL] address in
      let folder = PercentEncoding.encoded(SitePath.directory(of: page.outputPath).utf8)
      let complete = CompleteAddress.of(
        address, in: String(decoding: folder, as: UTF8.self), url: page.url, base: base)
      return String(decoding: complete, as: UTF8.self)
    }
    environment.standaloneScale = tools.standaloneScale
    environment.keepsAnimations = tools.keepsAnimations
    environment.describesFigures = !site.configuration.machineFiles.isEmpty
    if let output = tools.output {
      environment.writtenSize = { OutputFile.size(of: FigureEnvironment.folder + "/" + $0, in: output) }
    }
    return environment
  }

  private func options(for page: SourcePage, in language: SiteLanguage) -> MarkdownOptions {
    let configuration = language.configuration
    var options = MarkdownOptions()
    options.kramdown = page.metadata.kramdown ?? configuration.kramdown
    options.smart = configuration.smart
    options.emoji = configuration.emoji
    options.math = configuration.math
    options.localization = configuration.localization
    if configuration.glossary != nil { options.termAddress = "/" + language.path(Glossary.folder) + "/" }
    options.headingAnchors = configuration.headingAnchors
    if configuration.jekyll != nil { options.useJekyll() }
    return options
  }
}
