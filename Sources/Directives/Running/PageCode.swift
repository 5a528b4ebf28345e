import Cache
import CodeBlocks
import Diagnostics
import DirectiveParsing
import Listings
import Markdown
import Runs
import Screens
import TransitionEngine

/// The compiled Swift of one page, which its figures run.
package struct PageCode: Sendable {
  /// The page's program between two listings that replace others.
  struct Version: Sendable {
    var source: ListingSource
    /// The C functions that evaluate the directives' expressions.
    var functions = ListingFunctions([:])
    /// The key of the compiled code.
    var key: Digest?
    /// Whether there is a library: it compiles.
    var isCompiled = false
  }

  /// When the listings of a page are compiled.
  package enum Use: Sendable {
    /// If a figure runs Swift, or a fence needs the compiler: most pages that show Swift only show it.
    case asNeeded
    case always, never
  }

  /// None where nothing is compiled.
  var versions: [Version] = []
  /// The versions that directives run, by where these begin.
  private var positions: [Int: Int] = [:]
  /// The compiler's messages for listings that are expected to fail, by where the listings begin.
  var words: [Int: String] = [:]
  let service: ListingService?
  /// Parses the declarations of listings.
  let highlighter: CodeHighlighter
  /// The name of the library of the site's own Swift; nil where there is none, or none that compiles.
  var code: Digest?
  /// Whether the page itself says that its Swift is not run.
  private var isOffOnPage = false
  /// Whether no compiler is installed.
  var isUnavailable = false
  /// The directives that aren't run because the page's Swift doesn't compile, by where they begin, in their
  /// order.
  private var waiting: [Int] = []
  /// The links between listings and the figures that they run.
  private(set) var links = ListingLinks()
  /// The declarations of names in the page's listings.
  package private(set) var names = CodeNames()

  /// Whether the compiler has judged the page's Swift.
  package private(set) var isJudged = false

  /// Whether there is Swift on the page that is compiled.
  package private(set) var isRun = false

  /// Gives anchors to listings that run figures. Anchors that directives name are reserved for these.
  package mutating func claim(in anchors: inout AnchorRegistry, besidesNamesOf directives: [Directive]) {
    let names = directives.compactMap { $0[option: FigureName.option.name]?.value.value }
    links.claim(in: &anchors, besides: Set(names))
  }

  /// The compiled Swift that evaluates a directive's expressions.
  func swift(for directive: Directive) -> RunnableSwift {
    if versions.isEmpty { return .off(byPage: isOffOnPage) }
    guard let version = version(for: directive) else { return .compiled(ListingFunctions([:])) }
    if isUnavailable { return .unavailable }
    if version.isCompiled { return .compiled(version.functions) }
    let isFirst = waiting.first == directive.range.bytes.lowerBound
    return .broken(others: isFirst ? waiting.count - 1 : nil)
  }

  /// The version whose code a directive runs; nil if it runs none.
  func version(for directive: Directive) -> Version? {
    guard !versions.isEmpty else { return nil }
    return positions[directive.range.bytes.lowerBound].map { versions[$0] }
  }

  /// The compiler's message for a listing that is expected to fail.
  package func words(on block: CodeBlock) -> String? { words[block.range.bytes.lowerBound] }

  /// Keys that change with the page's code, and with what is shown of it.
  var keys: [Digest] { versions.compactMap(\.key) + (versions.isEmpty ? [] : [links.key]) }

  // MARK: Compiling

  /// Takes the listings and expressions of a page together, and has them compiled.
  ///
  /// - Parameters:
  ///   - service: compiles and runs; nil where a site's Swift is not run.
  ///   - code: the site's own Swift; asked for where the page has any.
  ///   - environment: reads the files that directives show as listings.
  package init(
    of blocks: [PageBlock], in environment: FigureEnvironment, _ service: ListingService?,
    _ use: Use = .asNeeded, _ mode: ListingCompiler.LanguageMode, code: () -> SiteCode?,
    _ highlighter: CodeHighlighter,
    _ diagnostics: DiagnosticCollector
  ) {
    self.service = Self.isCompiled(blocks, use) ? service : nil
    self.highlighter = highlighter
    isOffOnPage = use == .never
    var swift = PageSwift(isCompiled: self.service != nil, environment, highlighter)
    for block in blocks { swift.add(block, code, diagnostics) }
    swift.linkListingsBelow()
    (positions, links, names) = (swift.positions, swift.links, swift.names)
    guard let service = self.service, let page = swift.firstPlace else { return }
    isRun = true
    swift.listings.code = code()
    let compilation = Compilation(
      swift: swift, service: service, mode: mode, edits: highlighter.edits(of:beside:), page: page,
      diagnostics: diagnostics)
    versions = swift.versions(edits: compilation.edits)
    isJudged = compile(compilation)
    if isJudged {
      waiting = swift.figures.map(\.position).filter { position in
        positions[position].map { !versions[$0].isCompiled } ?? false
      }
    }
  }

  private static func isCompiled(_ blocks: [PageBlock], _ use: Use) -> Bool {
    switch use {
    case .always: true
    case .never: false
    case .asNeeded: blocks.contains(where: needsCompiler)
    }
  }

  /// Whether a directive runs Swift, or a fence says something that only a compiler can keep.
  private static func needsCompiler(_ block: PageBlock) -> Bool {
    switch block {
    case .code(let code): code.isSwift && code.words.needsCompiler
    case .directive(let directive):
      !(DirectiveCatalogue.standard[directive.name.value]?.expressions(in: directive).isEmpty ?? true)
    }
  }
}
