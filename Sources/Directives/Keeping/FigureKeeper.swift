import Cache
import Diagnostics
import Markup

/// A page on which figures are kept.
package protocol KeepingPage: DirectivePage {
  /// Nil where figures are always executed.
  var keeper: FigureKeeper? { get set }
}

/// Stands between one page and its directives: takes their outcomes from the cache where all of them are there, and
/// otherwise has them executed and keeps what they come to.
///
/// An outcome is found by its key, which covers all that is known before. What is known only while directives are
/// executed, such as whether an anchor is free or where a link leads, was recorded with the answers, and is
/// asked again. Another answer makes the keeper *stale*: the page has to be rendered once more, by a keeper that executes.
///
/// Only outcomes without any diagnostic are kept: a problem is reported by every build.
package struct FigureKeeper: Sendable {
  private let cache: FigureCache
  private let executes: Bool
  /// What the cache has, where that is known.
  private var replaced: ArraySlice<UInt8>?

  /// By position on the page: whether a directive's outcome is kept.
  private var isKept: [Bool] = []
  private var position = 0
  private var key: Digest?
  private var log: FigureLog?

  /// What the cache gave, and how much of it is used.
  private var found: FigureRecord?
  private var foundBytes: ArraySlice<UInt8>?
  private var reports: [FigureReport] = []

  /// What is kept afterwards.
  private var parts: [FigureRecord.Part] = []
  private var directives: [Directive] = []
  private var trace: FigureTrace?
  private var isKeepable = true
  private var record: FigureRecord?

  /// Whether an answer has changed since the outcome was kept: what was rendered is of no use.
  package private(set) var isStale = false

  package init(_ cache: FigureCache) {
    self.cache = cache
    executes = false
  }

  /// A keeper for the same page that executes, and replaces what the cache has if it differs.
  package init(executingInsteadOf other: FigureKeeper) {
    cache = other.cache
    executes = true
    replaced = other.foundBytes
  }

  /// Whether the page shows what the cache gave.
  package var isFound: Bool { found != nil && !isStale }

  // MARK: Before

  /// Finds the outcomes of a page's directives.
  package static func prepare<Page: KeepingPage>(_ page: inout Page, for outlines: [DirectiveOutline]) {
    guard var keeper = page.keeper else { return }
    keeper.isKept = outlines.map { DirectiveCatalogue.standard[$0.name]?.isKept($0) ?? true }
    let kept = zip(outlines, keeper.isKept).filter(\.1).map(\.0)
    if !kept.isEmpty, let identity = keeper.cache.identity {
      let key = FigureKey.digest(
        identity: identity, page.figures.environment, page.markdown.options, kept)
      keeper.key = key
      if !keeper.executes { keeper.find(key, count: kept.count) }
      if keeper.found == nil {
        let log = FigureLog()
        keeper.log = log
        page.figures.startLogging(to: log)
      }
    }
    page.keeper = keeper
  }

  private mutating func find(_ key: Digest, count: Int) {
    guard let entry = cache.cache.entry(for: key), let record = try? FigureRecord(entry),
      record.parts.count == count
    else { return }
    found = record
    foundBytes = entry
  }

  // MARK: Each directive

  /// The HTML of a directive: the one that was kept, or a new one.
  package static func html<Page: KeepingPage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    guard directive.nesting == 0, page.keeper?.begin(directive) ?? false else {
      return DirectiveCatalogue.standard.html(for: directive, on: &page, diagnostics: &diagnostics)
    }
    guard let part = page.keeper?.nextFound else {
      return executed(directive, on: &page, diagnostics: &diagnostics)
    }
    let reports = part.reports.compactMap { $0.report(in: directive) }
    guard reports.count == part.reports.count, part.trace.holds(for: directive, on: &page) else {
      page.keeper?.isStale = true
      return []
    }
    page.keeper?.reports += reports
    return part.html
  }

  /// Counts a directive of the page itself; whether its outcome is one of those kept.
  private mutating func begin(_ directive: Directive) -> Bool {
    defer { position += 1 }
    guard key != nil, position < isKept.count, isKept[position] else { return false }
    directives.append(directive)
    return true
  }

  /// What was found for the directive that has begun.
  private var nextFound: FigureRecord.Part? {
    guard let found, directives.count <= found.parts.count else { return nil }
    return found.parts[directives.count - 1]
  }

  private static func executed<Page: KeepingPage>(
    _ directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    var problems: [Diagnostic] = []
    let reportCount = page.figures.reports.count
    page.keeper?.trace = FigureTrace()
    page.anchors.record = []
    let html = DirectiveCatalogue.standard.html(for: directive, on: &page, diagnostics: &problems)
    let anchors = page.anchors.record ?? []
    page.anchors.record = nil
    diagnostics += problems
    let environment = page.figures.environment
    let reports = page.figures.reports[reportCount...]
    page.keeper?.end(
      directive, html, anchors, Array(reports), environment, hasProblems: !problems.isEmpty)
    return html
  }

  private mutating func end(
    _ directive: Directive, _ html: [UInt8], _ anchors: [AnchorRegistry.Request], _ reports: [FigureReport],
    _ environment: FigureEnvironment, hasProblems: Bool
  ) {
    var trace = trace ?? FigureTrace()
    self.trace = nil
    trace.anchors = anchors
    let requests = log?.take() ?? FigureLog.Requests()
    trace.images = requests.images.sorted { $0.key < $1.key }.map {
      .init(path: $0.key, url: $0.value.url, digest: $0.value.digest)
    }
    trace.screens = requests.screens.sorted().compactMap { name in
      environment.siteScreenDigests[name].map { .init(name: name, digest: $0) }
    }
    let kept = reports.compactMap { FigureRecord.Report($0, in: directive) }
    if hasProblems || kept.count < reports.count || trace.screens.count < requests.screens.count {
      isKeepable = false
    }
    parts.append(.init(html: html, trace: trace, reports: kept))
  }

  // MARK: What is asked meanwhile

  /// To be called for each link, with what it leads to.
  package mutating func add(_ link: LinkReference, leadingTo answer: [UInt8]?) {
    guard trace != nil, let directive = directives.last else { return }
    guard let range = directive.range.offsets(of: link.range) else {
      isKeepable = false
      return
    }
    trace?.links.append(
      .init(kind: link.kind, destination: link.destination, range: range, answer: answer))
  }

  /// To be called for each block of code, with what is shown of it.
  package mutating func add(_ code: CodeBlock, shownAs answer: [UInt8]?) {
    trace?.code.append(
      .init(language: code.language, flags: code.flags, text: code.code.bytes, answer: answer))
  }

  // MARK: After

  /// What the page's figures leave beside their HTML; keeps it if it is new. To be called after the last figure.
  package mutating func finish(_ figures: PageFigures) -> FinishedFigures {
    if let found {
      if !isStale { cache.countKept() }
      return FinishedFigures(found, reports: reports)
    }
    let finished = FinishedFigures(figures)
    guard let key else { return finished }
    cache.countExecuted()
    guard isKeepable else { return finished }
    let record = FigureRecord(
      parts: parts, definitions: finished.definitions, styleSheet: finished.styleSheet,
      standaloneStrips: finished.standaloneStrips, isEmpty: finished.isEmpty)
    self.record = record
    let bytes = record.bytes
    if replaced.map({ !$0.elementsEqual(bytes) }) ?? true { cache.cache.keep(bytes, for: key) }
    return finished
  }

  // MARK: Verifying

  /// How what the cache gave differs from what the same directives come to now: an error for each.
  ///
  /// - Parameter executed: the keeper of the same page, finished, that has executed them.
  package func differences(from executed: FigureKeeper) -> [Diagnostic] {
    guard let found else { return [] }
    guard let record = executed.record else {
      return executed.directives.prefix(1).map { Self.difference("figures with problems", at: $0) }
    }
    let different = executed.directives.indices.filter { index in
      let (old, new) = (found.parts[index], record.parts[index])
      return old.html != new.html || old.reports != new.reports
    }
    if !different.isEmpty {
      return different.map { Self.difference("this figure", at: executed.directives[$0]) }
    }
    let isSame =
      found.definitions == record.definitions && found.styleSheet == record.styleSheet
      && found.isEmpty == record.isEmpty
      && found.standaloneStrips.map(\.svg) == record.standaloneStrips.map(\.svg)
    return isSame
      ? [] : executed.directives.prefix(1).map { Self.difference("what this page’s figures share", at: $0) }
  }

  private static func difference(_ what: String, at directive: Directive) -> Diagnostic {
    .error(
      "cache.differs", "the cache gave other bytes for \(what) than its execution does", at: directive.range,
      explanation: "the page shows what was executed, and so will the next build",
      fix: "find out who writes to the cache, or whether machines of different kinds share it")
  }
}
