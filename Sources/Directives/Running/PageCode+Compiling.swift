import Cache
import CodeBlocks
import Diagnostics
import Listings

extension PageCode {
  /// The inputs of a page's compilation.
  struct Compilation {
    let swift: PageSwift
    let service: ListingService
    let mode: ListingCompiler.LanguageMode
    let edits: PageListings.Edits
    /// The place of problems with the page as a whole.
    let page: SourceRange
    let diagnostics: DiagnosticCollector

    var listings: PageListings { swift.listings }

    /// Compiles several programs side by side.
    func results(of sources: [ListingSource]) -> Results {
      Results(made: service.compile(sources, mode)[...], service: service, mode: mode)
    }
  }

  /// The compiled programs of a page, in order.
  struct Results {
    fileprivate var made: ArraySlice<Result<(key: Digest, listing: CompiledListing), ListingService.Failure>?>
    fileprivate let service: ListingService
    fileprivate let mode: ListingCompiler.LanguageMode

    /// The result of the next program, which is compiled now if it wasn't begun.
    fileprivate mutating func next(
      _ source: ListingSource
    ) throws(ListingService.Failure) -> (key: Digest, listing: CompiledListing) {
      if let result = made.removeFirst() {
        try result.get()
      } else {
        try service.compile(.page(source), mode)
      }
    }
  }

  /// Compiles the versions of the page, the listings that are only checked, and those that must fail.
  ///
  /// - Returns: whether the compiler has judged all of it.
  mutating func compile(_ compilation: Compilation) -> Bool {
    let (listings, diagnostics) = (compilation.listings, compilation.diagnostics)
    var report = CompilerReport(declarations: highlighter.declarations)
    defer {
      let problems = report.diagnostics(in: listings.listings.map(\.range))
      diagnostics.report(report.isOfSyntax ? problems : Self.withRemedy(problems, for: listings))
      if report.hasErrors { diagnostics.report(unread(listings)) }
    }
    do throws(ListingService.Failure) {
      if let code = listings.code {
        guard let key = try compile(code, compilation) else { return true }
        self.code = key
      }
      try compilePage(compilation, &report)
      return true
    } catch {
      if case .unavailable(.noToolchain) = error {
        isUnavailable = true
        diagnostics.report(.noToolchain(at: compilation.swift.expressions.first?.expression.place))
      } else {
        diagnostics.report(error.diagnostic(at: compilation.page))
      }
      return false
    }
  }

  /// Compiles the site's own Swift. All pages report the same problems at the same places, and duplicates are shown once.
  ///
  /// - Returns: the key of its library; nil if it doesn't compile.
  private func compile(
    _ code: SiteCode, _ compilation: Compilation
  ) throws(ListingService.Failure) -> Digest? {
    let (key, compiled) = try compilation.service.compile(.site(code), compilation.mode)
    var report = CompilerReport(declarations: highlighter.declarations)
    report.add(compiled.messages, of: code, at: compilation.page)
    compilation.diagnostics.report(report.diagnostics())
    return compiled.library == nil ? nil : key
  }

  private mutating func compilePage(
    _ compilation: Compilation, _ report: inout CompilerReport
  ) throws(ListingService.Failure) {
    let (listings, edits, page) = (compilation.listings, compilation.edits, compilation.page)
    let checks = listings.versions.compactMap { version in
      listings.check(of: version, edits: edits).map { (version, source: $0) }
    }
    let failures = listings.failures.map { ($0, source: listings.source(of: $0, edits: edits)) }
    var results = compilation.results(
      of: versions.map(\.source) + checks.map(\.source) + failures.map(\.source))
    for index in versions.indices {
      let source = versions[index].source
      let (key, compiled) = try results.next(source)
      report.add(
        compiled.messages, of: source, at: page,
        syntaxErrors: syntaxErrors(in: listings.versions[index], of: listings) { $0 == .run })
      (versions[index].key, versions[index].isCompiled) = (key, compiled.library != nil)
    }
    for (version, source) in checks {
      report.add(
        try results.next(source).listing.messages, of: source, at: page,
        syntaxErrors: syntaxErrors(in: version, of: listings) { $0 == .run || $0 == .compile })
    }
    for (failure, source) in failures {
      let messages = try results.next(source).listing.messages
      judge(failure, messages, source, compilation)
    }
  }

  /// Keeps the compiler's words on a listing that fails as it should, and reports one that doesn't.
  private mutating func judge(
    _ failure: PageListings.Failure, _ messages: [CompilerMessage], _ source: ListingSource,
    _ compilation: Compilation
  ) {
    let listing = compilation.listings.listings[failure.listing]
    switch ExpectedFailure(listing, saying: failure.saying, messages, source) {
    case .fails(let words): self.words[listing.range.bytes.lowerBound] = words
    case .problem(let problem): compilation.diagnostics.report(problem)
    case nil: break
    }
  }
}

// MARK: Problems

extension PageCode {
  private func syntaxErrors(
    in version: PageListings.Version, of page: PageListings, where isMeant: (FenceWords.Use) -> Bool
  ) -> [Diagnostic] {
    version.listings.map { page.listings[$0] }.filter { isMeant($0.words.use) }
      .flatMap { highlighter.syntaxErrors(in: $0.text, fence: $0.range) }
  }

  /// Problems of listings that the parser couldn't read, which may explain compiler errors.
  private func unread(_ page: PageListings) -> [Diagnostic] {
    page.listings.filter { $0.words.use == .run || $0.words.use == .compile }
      .compactMap { highlighter.unread($0.text, fence: $0.range) }
  }

  /// Adds to the first of the compiler's errors in a listing how to show one without compiling it.
  fileprivate static func withRemedy(_ diagnostics: [Diagnostic], for listings: PageListings) -> [Diagnostic]
  {
    var diagnostics = diagnostics
    guard !diagnostics.contains(where: { $0.fix?.contains("“no-check”") == true }) else { return diagnostics }
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
