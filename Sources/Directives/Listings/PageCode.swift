import Cache
import Diagnostics
import Listings
import Markup
import Runs
import Screens
import TransitionEngine

/// The Swift of one page, compiled: what its figures run.
package struct PageCode: Sendable {
  /// The page's program between two listings that replace others.
  struct Version: Sendable {
    var source: ListingSource
    /// The C functions that evaluate the directives' expressions.
    var functions = ListingFunctions([:])
    /// The name of what is compiled.
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
  private var versions: [Version] = []
  /// The versions that directives run, by where these begin.
  private var positions: [Int: Int] = [:]
  /// The compiler's words on listings that fail as they should, by where these begin.
  private var words: [Int: String] = [:]
  let service: ListingService?
  /// Tells what listings declare.
  let highlighter: CodeHighlighter
  /// The name of the library of the site's own Swift; nil where there is none, or none that compiles.
  private(set) var code: Digest?
  /// Whether the page itself says that its Swift is not run.
  private var isOffOnPage = false
  /// Whether there is nothing that could compile the page's Swift.
  private var isUnavailable = false
  /// The directives that are not run since the page's Swift does not compile, by where they begin, in their order.
  private var waiting: [Int] = []
  /// Which listings run which figures.
  private(set) var links = ListingLinks()
  /// What the names in the page's listings mean.
  package private(set) var names = CodeNames()

  /// Whether the compiler has judged the page's Swift.
  package private(set) var isJudged = false

  /// Whether there is Swift on the page that is compiled.
  package private(set) var isRun = false

  /// Gives the listings that run figures their anchors, and leaves to the page's directives those that they name.
  package mutating func claim(in anchors: inout AnchorRegistry, besidesNamesOf directives: [Directive]) {
    let names = directives.compactMap { $0[option: FigureName.option.name]?.value.value }
    links.claim(in: &anchors, besides: Set(names))
  }

  /// What a directive's expressions are evaluated by.
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

  /// What the compiler says of a listing that fails as it should.
  package func words(on block: CodeBlock) -> String? { words[block.range.bytes.lowerBound] }

  /// Change with anything that the page's code does.
  var keys: [Digest] { versions.compactMap(\.key) }

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
    let isWanted =
      switch use {
      case .always: true
      case .never: false
      case .asNeeded: blocks.contains(where: Self.needsCompiler)
      }
    let service = isWanted ? service : nil
    self.service = service
    isOffOnPage = use == .never
    self.highlighter = highlighter
    let edits = highlighter.edits(of:beside:)
    var listings = PageListings()
    var expressions: [(version: Int, expression: ListingExpression)] = []
    var candidates: [ListingLinks.Listing] = []
    var included: Set<String> = []
    var runs: [(position: Int, names: [String])] = []
    /// Takes note of what a listing declares.
    func note(_ block: CodeBlock, at place: SourceRange) {
      guard service != nil, block.isSwift, block.words.use == .run || block.words.use == .compile else {
        return
      }
      let code = block.code.bytes
      let declared = highlighter.declarations(in: code)
      names.add(declared, of: code)
      guard block.words.use == .run, !block.words.isHidden else { return }
      candidates.append(
        ListingLinks.Listing(
          position: place.bytes.lowerBound, name: block.words.name?.value,
          declared: declared.filter { $0.isShared(in: code) }.map { $0.name(in: code) }))
    }
    for block in blocks {
      switch block {
      case .code(let code):
        listings.add(code, diagnostics)
        note(code, at: code.range)
      case .directive(let directive):
        guard let kind = DirectiveCatalogue.standard[directive.name.value] else { continue }
        if service != nil, let block = kind.listing(in: directive, environment), block.isSwift {
          // What all pages may use, and what is shown twice, is there already.
          if code()?.contains(block.range.file) != true, included.insert(block.range.file.path).inserted {
            listings.add(block, diagnostics)
          }
          note(block, at: directive.range)
        }
        let own = kind.expressions(in: directive)
        let version = listings.versions.count - 1
        // Any of them may name a screen that is made by Swift.
        if service != nil { positions[directive.range.bytes.lowerBound] = version }
        expressions += own.map { (version, $0) }
        guard !own.isEmpty else { continue }
        let names = own.map { String(decoding: $0.text.bytes, as: UTF8.self) }
        links.add(names, at: directive.range.bytes.lowerBound, among: candidates)
        runs.append((directive.range.bytes.lowerBound, names))
      }
    }
    // A listing may stand below its figure, which knows nothing of those that replace it.
    for run in runs where !links.isKnown(run.position) {
      links.add(run.names, at: run.position, among: candidates.reversed())
    }
    guard let service, let page = listings.listings.first?.range ?? expressions.first?.expression.place
    else { return }
    isRun = true
    listings.code = code()
    versions = listings.versions.map { Version(source: listings.program(of: $0, edits: edits)) }
    for (version, expression) in expressions {
      // What a screen is made by, is evaluated for the directives below it, too.
      let end = expression.type == .controller ? versions.count : version + 1
      for index in version..<end { versions[index].add(expression, edits) }
    }
    let isTold = compile(
      listings, service, mode, edits, at: page, expressions.first?.expression.place, diagnostics)
    isJudged = isTold
    if isTold {
      waiting = runs.map(\.position).filter { positions[$0].map { !versions[$0].isCompiled } ?? false }
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

  /// - Parameters:
  ///   - page: what is wrong with the page as a whole is told there.
  ///   - expression: the first one, if there are any.
  /// - Returns: whether the compiler has judged all of it.
  private mutating func compile(
    _ listings: PageListings, _ service: ListingService, _ mode: ListingCompiler.LanguageMode,
    _ edits: PageListings.Edits, at page: SourceRange, _ expression: SourceRange?,
    _ diagnostics: DiagnosticCollector
  ) -> Bool {
    var report = CompilerReport(declarations: highlighter.declarations)
    defer {
      diagnostics.report(
        report.isOfSyntax ? report.diagnostics : Self.withRemedy(report.diagnostics, for: listings))
      if report.hasErrors { diagnostics.report(unread(listings)) }
    }
    do throws(ListingService.Failure) {
      if let code = listings.code {
        let (key, compiled) = try service.compile(.site(code), mode)
        // All pages say it, of the same places: it is told once.
        var report = CompilerReport(declarations: highlighter.declarations)
        report.add(compiled.messages, of: code, at: page)
        diagnostics.report(report.diagnostics)
        guard compiled.library != nil else { return true }
        self.code = key
      }
      let checks = listings.versions.compactMap { version in
        listings.check(of: version, edits: edits).map { (version, source: $0) }
      }
      let failures = listings.failures.map { ($0, source: listings.source(of: $0, edits: edits)) }
      let sources = versions.map(\.source) + checks.map(\.source) + failures.map(\.source)
      var results = service.compile(sources, mode)[...]
      /// What has come of the next source.
      func next(_ source: ListingSource) throws(ListingService.Failure) -> (
        key: Digest, listing: CompiledListing
      ) {
        if let result = results.removeFirst() {
          try result.get()
        } else {
          try service.compile(.page(source), mode)
        }
      }
      for index in versions.indices {
        let source = versions[index].source
        let (key, compiled) = try next(source)
        report.add(
          compiled.messages, of: source, at: page,
          syntaxErrors: syntaxErrors(in: listings.versions[index], of: listings) { $0 == .run })
        (versions[index].key, versions[index].isCompiled) = (key, compiled.library != nil)
      }
      for (version, source) in checks {
        report.add(
          try next(source).listing.messages, of: source, at: page,
          syntaxErrors: syntaxErrors(in: version, of: listings) { $0 == .run || $0 == .compile })
      }
      for (failure, source) in failures {
        let listing = listings.listings[failure.listing]
        let messages = try next(source).listing.messages
        switch ExpectedFailure(listing, saying: failure.saying, messages, source) {
        case .fails(let words): self.words[listing.range.bytes.lowerBound] = words
        case .problem(let problem): diagnostics.report(problem)
        case nil: break
        }
      }
      return true
    } catch {
      if case .unavailable(.noToolchain) = error {
        isUnavailable = true
        diagnostics.report(.noToolchain(at: expression))
      } else {
        diagnostics.report(error.diagnostic(at: page))
      }
      return false
    }
  }
}

extension PageCode {
  private func syntaxErrors(
    in version: PageListings.Version, of page: PageListings, where isMeant: (FenceWords.Use) -> Bool
  ) -> [Diagnostic] {
    version.listings.map { page.listings[$0] }.filter { isMeant($0.words.use) }
      .flatMap { highlighter.syntaxErrors(in: $0.text, fence: $0.range) }
  }

  /// What is wrong with listings that the parser has not read, which may be why they do not compile.
  private func unread(_ page: PageListings) -> [Diagnostic] {
    page.listings.filter { $0.words.use == .run || $0.words.use == .compile }
      .compactMap { highlighter.unread($0.text, fence: $0.range) }
  }

  /// Adds to the first of the compiler's errors in a listing how to show one without compiling it.
  fileprivate static func withRemedy(_ diagnostics: [Diagnostic], for listings: PageListings) -> [Diagnostic]
  {
    var diagnostics = diagnostics
    let first = diagnostics.firstIndex { problem in
      guard problem.identifier == "swift.error", let place = problem.range else { return false }
      return listings.listings.contains {
        $0.range.file.path == place.file.path && $0.range.bytes.contains(place.bytes.lowerBound)
      }
    }
    guard let first else { return diagnostics }
    diagnostics[first].notes.append(
      .init("to show a listing without compiling it, write “no-check” after “swift”"))
    return diagnostics
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
