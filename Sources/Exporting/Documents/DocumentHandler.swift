import CodeBlocks
import Diagnostics
import DirectiveParsing
import Directives
import Listings
import Markdown

/// Draws the figures of a document, and leaves everything else to its own generator.
struct DocumentHandler: DirectivePage {
  var anchors = AnchorRegistry()
  var figures: PageFigures
  let markdown: Markdown
  private let tools: FigureDocument.Tools
  private let mode: ListingCompiler.LanguageMode
  private let foreign: Set<String>
  private let reportsOthers: Bool
  private let keepsLook: Bool
  private var code: PageCode?
  /// The blocks that aren't left as they are, in the order in which they were drawn.
  private(set) var blocks: [DrawnDocument.Block] = []
  /// The places of the document's Swift and directives.
  private var places: [SourceRange] = []

  init(
    _ figures: PageFigures, _ markdown: Markdown, _ tools: FigureDocument.Tools,
    _ options: FigureDocument.Options
  ) {
    (self.figures, self.markdown, self.tools) = (figures, markdown, tools)
    (mode, foreign) = (options.languageMode, options.foreignDirectives)
    (reportsOthers, keepsLook) = (options.reportsOtherDirectives, options.keepsLook)
  }

  /// Whether a place is in the document's Swift or in a directive of ours, or in another file.
  func covers(_ place: SourceRange) -> Bool {
    places.contains { own in
      own.file !== place.file || own.bytes.contains(place.bytes.lowerBound)
    }
  }

  func isDirective(_ name: String) -> Bool {
    guard !foreign.contains(name), let kind = DirectiveCatalogue.standard[name] else { return false }
    return kind.isFigure || name == PageBlock.fileDirective
  }

  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {
    let own = blocks.filter { block in
      switch block {
      case .code(let code): code.isSwift
      case .directive(let directive): isDirective(directive.name.value)
      }
    }
    let directives = own.compactMap { if case .directive(let directive) = $0 { directive } else { nil } }
    places = own.map { block in
      switch block {
      case .code(let code): code.range
      case .directive(let directive): directive.range
      }
    }
    guard !directives.isEmpty else {
      places = []
      return reportOthers(among: blocks, diagnostics)
    }
    defer { reportOthers(among: blocks, diagnostics) }
    for case .code(let code) in own {
      if let block = DrawnDocument.Block(listing: code, keepsLook: keepsLook) { self.blocks.append(block) }
    }
    code = PageCode(
      of: own, in: figures.environment, tools.listings, .asNeeded, mode, code: { nil }, tools.highlighter,
      diagnostics)
    figures.prepare(for: directives, code)
  }

  /// Reports directives that the other program will show as code.
  private mutating func reportOthers(among blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {
    guard reportsOthers else { return }
    for case .directive(let directive) in blocks {
      let name = directive.name.value
      guard !foreign.contains(name), !isDirective(name), DirectiveCatalogue.standard[name] != nil else {
        continue
      }
      places.append(directive.range)
      diagnostics.report(
        .warning(
          "weave.directive", "“{\(name)}” stays as it is, and shows up as code", at: directive.name.range,
          explanation: "only figures and listings are woven", fix: "write what the other program has for it"))
    }
  }

  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    guard isDirective(directive.name.value) else { return nil }
    let (runs, strips) = (figures.records.count, figures.standaloneStrips.count)
    let (animations, stills) = (figures.animations.count, figures.stills.count)
    let descriptions = figures.descriptions.count
    let html = DirectiveCatalogue.standard.html(for: directive, on: &self, diagnostics)
    guard directive.nesting == 0 else { return html }
    var block = DrawnDocument.Block(range: directive.range)
    let kind = DirectiveCatalogue.standard[directive.name.value]
    block.listing = kind?.shownSwift(in: directive) ?? kind?.listing(in: directive, figures.environment)
    if block.listing?.words.isHidden == true { block.listing = nil }
    block.html = kind?.isFigure == true ? html : []
    block.name = directive[option: "name"]?.value.value
    block.records = Array(figures.records[runs...])
    block.strips = Array(figures.standaloneStrips[strips...])
    block.animation = figures.animations.dropFirst(animations).first?.animation
    block.still = figures.stills.dropFirst(stills).first
    block.description = figures.descriptions.dropFirst(descriptions).first
    block.caption = directive[option: "caption"]?.value.text ?? kind?.lines(of: directive).tail
    blocks.append(block)
    return html
  }

  func destination(of link: LinkReference) -> [UInt8]? { nil }

  /// Colors are the other generator's.
  func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
}
