import CodeBlocks
import Diagnostics
import Listings
import Markdown

/// The listings and expressions of one page, in the order of the page.
struct PageSwift {
  /// Without the listings that are only shown.
  var listings = PageListings()
  /// The expressions of directives, each with the version of the page that stands above it.
  private(set) var expressions: [(version: Int, expression: ListingExpression)] = []
  /// The version that each directive runs, by where the directive begins.
  private(set) var positions: [Int: Int] = [:]
  /// The figures with expressions: where their directives begin, and the texts of the expressions.
  private(set) var figures: [(position: Int, expressions: [String])] = []
  /// The links between listings and the figures that they run.
  private(set) var links = ListingLinks()
  /// The declarations of names in the listings.
  private(set) var names = CodeNames()

  private let isCompiled: Bool
  private let environment: FigureEnvironment
  private let highlighter: CodeHighlighter
  /// The files that were added as listings.
  private var included: Set<String> = []

  init(isCompiled: Bool, _ environment: FigureEnvironment, _ highlighter: CodeHighlighter) {
    self.isCompiled = isCompiled
    self.environment = environment
    self.highlighter = highlighter
  }

  /// The place of the first listing, or else of the first expression; nil where the page has neither.
  var firstPlace: SourceRange? { listings.listings.first?.range ?? expressions.first?.expression.place }

  mutating func add(_ block: PageBlock, _ code: () -> SiteCode?, _ diagnostics: DiagnosticCollector) {
    switch block {
    case .code(let block):
      listings.add(block, diagnostics)
      note(block, at: block.range)
    case .directive(let directive):
      guard let kind = DirectiveCatalogue.standard[directive.name.value] else { return }
      if isCompiled, let block = kind.listing(in: directive, environment), block.isSwift {
        // The site's own Swift, and a file that was shown above, are compiled already.
        if code()?.contains(block.range.file) != true, included.insert(block.range.file.path).inserted {
          listings.add(block, diagnostics)
        }
        note(block, at: directive.range)
      }
      add(kind.expressions(in: directive), at: directive.range.bytes.lowerBound)
    }
  }

  private mutating func add(_ own: [ListingExpression], at position: Int) {
    let version = listings.versions.count - 1
    // A directive without expressions may name a screen that Swift makes.
    if isCompiled { positions[position] = version }
    guard !own.isEmpty else { return }
    expressions += own.map { (version, $0) }
    let texts = own.map { String(decoding: $0.text.bytes, as: UTF8.self) }
    links.add(texts, at: position)
    figures.append((position, texts))
  }

  /// Collects the declarations of a listing.
  private mutating func note(_ block: CodeBlock, at place: SourceRange) {
    guard isCompiled, block.isSwift, block.words.use == .run || block.words.use == .compile else { return }
    let code = block.code.bytes
    let declared = highlighter.declarations(in: code)
    names.add(declared, of: code)
    guard block.words.use == .run, !block.words.isHidden else { return }
    links.add(
      ListingLinks.Listing(
        position: place.bytes.lowerBound, name: block.words.name?.value, code: block.code,
        declared: declared.filter { $0.isShared(in: code) }.map { $0.name(in: code) }))
  }

  /// Links figures to listings below them, where no listing above them runs them: to the first one, rather than to one that
  /// replaces it.
  mutating func linkListingsBelow() {
    for figure in figures where !links.isKnown(figure.position) {
      links.add(figure.expressions, at: figure.position, isAbove: true)
    }
  }

  /// The programs of the page: its listings, and the functions that evaluate its expressions.
  func versions(edits: PageListings.Edits) -> [PageCode.Version] {
    var versions = listings.versions.map {
      PageCode.Version(source: listings.program(of: $0, edits: edits))
    }
    for (version, expression) in expressions {
      // A screen's expression is evaluated for the directives below it, too.
      let end = expression.type == .controller ? versions.count : version + 1
      for index in version..<end { versions[index].add(expression, edits) }
    }
    return versions
  }
}

extension PageCode.Version {
  fileprivate mutating func add(_ expression: ListingExpression, _ edits: PageListings.Edits) {
    guard functions.names[expression.key] == nil else { return }
    // Only statements are long enough to speak to the Objective-C runtime, unless by a call of an optional method.
    let context = source.context.texts
    let text =
      expression.type == .statements || !context.isEmpty
      ? expression.text.applying(edits(expression.text.bytes, context)) : expression.text
    functions.names[expression.key] = source.add(text, as: expression.type)
  }
}
