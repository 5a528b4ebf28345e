import Cache
import Diagnostics
import Listings
import Markup
import Runs
import Screens

/// The Swift of one page, compiled: what its figures run.
package struct PageCode: Sendable {
  /// The page's program between two listings that replace others.
  struct Version: Sendable {
    var source: ListingSource
    /// The C functions that evaluate the directives' expressions.
    var functions = ListingFunctions([:])
    /// The name of what is compiled.
    var key: Digest?
    /// The path of what is loaded; nil if it does not compile.
    var library: String?
  }

  private var versions: [Version]
  /// The versions that directives run, by where these begin; none where a site's Swift is not run.
  private let positions: [Int: Int]
  /// The compiler's words on listings that fail as they should, by where these begin.
  private var words: [Int: String] = [:]
  private let service: ListingService?

  /// What a directive's expressions are evaluated by.
  func swift(for directive: Directive) -> RunnableSwift {
    guard service != nil, let version = version(for: directive) else { return .off }
    return version.library == nil ? .broken : .compiled(version.functions)
  }

  /// The version whose code a directive runs; nil if it runs none.
  func version(for directive: Directive) -> Version? {
    positions[directive.range.bytes.lowerBound].map { versions[$0] }
  }

  /// What the compiler says of a listing that fails as it should.
  package func words(on block: CodeBlock) -> String? { words[block.range.bytes.lowerBound] }

  /// Change with anything that the page's code does.
  var keys: [Digest] { versions.compactMap(\.key) }

  // MARK: Compiling

  /// Takes the listings and expressions of a page together, and has them compiled.
  ///
  /// - Parameters:
  ///   - service: compiles and runs; nil where a site's Swift is not run.
  ///   - edits: what stands in the stead of what a listing says to the Objective-C runtime.
  package init(
    of blocks: [PageBlock], _ service: ListingService?, _ mode: ListingCompiler.LanguageMode, edits: PageListings.Edits,
    _ diagnostics: DiagnosticCollector
  ) {
    self.service = service
    var listings = PageListings()
    var expressions: [(version: Int, expression: ListingExpression)] = []
    var positions: [Int: Int] = [:]
    for block in blocks {
      switch block {
      case .code(let code): listings.add(code, diagnostics)
      case .directive(let directive):
        let own = DirectiveCatalogue.standard[directive.name.value]?.expressions(in: directive) ?? []
        let version = listings.versions.count - 1
        // Any of them may name a screen that is made by Swift.
        if service != nil { positions[directive.range.bytes.lowerBound] = version }
        expressions += own.map { (version, $0) }
      }
    }
    self.positions = positions
    versions = listings.versions.map { Version(source: listings.program(of: $0, edits: edits)) }
    for (version, expression) in expressions {
      // What a screen is made by, is evaluated for the directives below it, too.
      let end = expression.type == .controller ? versions.count : version + 1
      for index in version..<end { versions[index].add(expression, edits) }
    }
    let page = listings.listings.first?.range ?? expressions.first?.expression.place
    if let service, let page { compile(listings, service, mode, edits, at: page, diagnostics) }
  }

  private mutating func compile(
    _ listings: PageListings, _ service: ListingService, _ mode: ListingCompiler.LanguageMode, _ edits: PageListings.Edits, at page: SourceRange,
    _ diagnostics: DiagnosticCollector
  ) {
    var report = CompilerReport()
    do throws(ListingService.Failure) {
      for index in versions.indices {
        let compiled = try service.compile(versions[index].source, mode)
        report.add(compiled.messages, of: versions[index].source, at: page)
        (versions[index].key, versions[index].library) = (compiled.key, compiled.library)
      }
      for source in listings.versions.compactMap({ listings.check(of: $0, edits: edits) }) {
        report.add(try service.compile(source, mode).messages, of: source, at: page)
      }
      for failure in listings.failures {
        let (source, listing) = (
          listings.source(of: failure, edits: edits), listings.listings[failure.listing]
        )
        switch ExpectedFailure(
          listing, saying: failure.saying, try service.compile(source, mode).messages, source)
        {
        case .fails(let words): self.words[listing.range.bytes.lowerBound] = words
        case .problem(let problem): diagnostics.report(problem)
        case nil: break
        }
      }
    } catch {
      diagnostics.report(error.diagnostic(at: page))
    }
    diagnostics.report(report.diagnostics)
  }
}

extension PageCode.Version {
  fileprivate mutating func add(_ expression: ListingExpression, _ edits: PageListings.Edits) {
    guard functions.names[expression.key] == nil else { return }
    // Only statements are long enough to speak to the Objective-C runtime.
    let text =
      expression.type == .statements
      ? expression.text.applying(edits(expression.text.bytes)) : expression.text
    functions.names[expression.key] = source.add(text, as: expression.type)
  }
}

// MARK: Running

extension PageCode {
  /// What a directive's request leaves; nil, with diagnostics, if it leaves nothing that can be shown.
  func run(
    _ request: some RunRequest, of directive: Directive, _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    guard let version = version(for: directive), let library = version.library,
      let runner = try? service?.runner()
    else { return nil }
    return runner.run(
      directive, screens: request.allScreens, version, library: library, diagnostics)
  }
}
