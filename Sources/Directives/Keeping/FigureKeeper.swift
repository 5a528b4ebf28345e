import Cache
import Diagnostics
import Markup
import Runs

/// Stands between the figures of one page and the cache: knows what they were drawn as before, or keeps what they are drawn as.
///
/// What is kept are drawings, without anything of the page that they are placed on. They are found by a key, which covers
/// all that they are made of and that is known before; what they read of the site meanwhile is looked at again.
///
/// Only drawings without any diagnostic are kept: a problem is reported by every build.
package struct FigureKeeper: Sendable {
  private let cache: FigureCache
  private let runs: RunCache?
  private let executes: Bool
  /// What the cache has, where that is known.
  private var replaced: FigureRecord?
  private var key: Digest?
  /// Records what is read of the site, where that is not known.
  private var site: FigureSite?
  /// Hashes of the page's screens so far, where runs are kept.
  private var screens: [Digest] = []
  /// Where the first directive stands that has a part in what is drawn.
  private var place: SourceRange?
  /// What the cache gave.
  private(set) var found: FigureRecord?
  /// The drawings of what it gave.
  private(set) var foundFiles: [String: FigureFile]?
  /// Whether what the cache gave is not what the page needs: what was rendered with it is of no use.
  private var isStale = false
  private var isKeepable = true
  /// What is drawn now, and its drawings.
  private var record: FigureRecord?
  private var files: [String: FigureFile] = [:]

  /// - Parameter runs: of the session; nil where the page is not rendered again.
  package init(_ cache: FigureCache, runs: RunCache? = nil) {
    self.cache = cache
    self.runs = runs
    executes = false
  }

  private init(executingInsteadOf other: FigureKeeper) {
    cache = other.cache
    runs = other.runs
    executes = true
    replaced = other.found
  }

  /// Finds what the figures of a page were drawn as. If nothing is found they have to be drawn, and the site records what
  /// they read.
  ///
  /// - Parameter code: the names of what the page's Swift was compiled into.
  mutating func find(_ directives: [Directive], _ code: [Digest], _ environment: FigureEnvironment) {
    let drawn = directives.filter(FigureKey.covers)
    guard let place = drawn.first?.range, let identity = cache.identity else { return }
    let key = FigureKey.digest(identity: identity, environment, drawn, code)
    (self.key, self.place) = (key, place)
    if !executes, let record = cache.record(for: key),
      record.reads.allSatisfy({ environment.site.isCurrent($0, at: place) }),
      let files = cache.drawings(of: record, environment.writtenSize)
    {
      found = record
      foundFiles = files
      return
    }
    environment.site.startRecording()
    site = environment.site
  }

  mutating func add(screen directive: Directive) {
    if runs != nil { screens.append(FigureKey.digest(ofScreen: directive)) }
  }

  /// What a directive's request leaves: what it has left before, or else what it leaves now.
  ///
  /// - Parameters:
  ///   - code: the name of what the Swift that it runs was compiled into.
  ///   - diagnostics: of this run alone.
  func run(
    _ request: some RunRequest, of directive: Directive, code: Digest?, _ diagnostics: DiagnosticCollector,
    _ execute: () -> FinishedRun?
  ) -> FinishedRun? {
    guard let runs, let site else { return execute() }
    let reads = site.reads
    let key = FigureKey.digest(of: request, directive, code: code, screens: screens, reads: reads)
    if let known = runs.run(key, where: { site.isCurrent($0, at: directive.range) }) { return known }
    let run = execute()
    runs.countExecuted()
    if let run, diagnostics.isEmpty { runs.keep(run, for: key, reads: Set(site.reads).subtracting(reads)) }
    return run
  }

  /// Takes note of what is wrong with a directive. Where there is an error nothing is drawn, so that what follows is drawn
  /// differently, too.
  mutating func note(_ problems: [Diagnostic]) {
    if found == nil ? !problems.isEmpty : problems.hasErrors { fail() }
  }

  /// Takes note of a figure without a drawing.
  mutating func fail() {
    isKeepable = false
    isStale = found != nil
  }

  /// To be called after the last figure, if they were found.
  mutating func finish() {
    if !isStale { cache.countKept() }
  }

  /// Keeps what was drawn. To be called after the last figure.
  mutating func finish(_ drawings: [FigureDrawing], files: [String: [UInt8]], colorRules: [UInt8]) {
    guard let key, let site else { return }
    cache.countExecuted()
    guard isKeepable else { return }
    let record = FigureRecord(
      reads: site.reads, drawings: drawings, files: files.mapValues(\.count), colorRules: colorRules)
    self.record = record
    self.files = files.mapValues(FigureFile.bytes)
    // First, so that where the record is, they are.
    cache.keep(files)
    if record != replaced { cache.keep(record, for: key) }
  }

  /// The keeper that executes what this one has found, if that was of no use, or is to be verified.
  var second: FigureKeeper? {
    found != nil && (isStale || cache.verifies) ? FigureKeeper(executingInsteadOf: self) : nil
  }

  // MARK: Verifying

  /// How what the cache gave differs from what was drawn instead: an error for each figure.
  ///
  /// - Parameter places: of the directives that were executed.
  func differences(from executed: FigureKeeper?, at places: [SourceRange]) -> [Diagnostic] {
    guard let found, !isStale, let place else { return [] }
    guard let record = executed?.record else { return [Self.difference("figures with problems", at: place)] }
    let different = places.indices.filter { index in
      index >= found.drawings.count || found.drawings[index] != record.drawings[index]
    }
    if !different.isEmpty { return different.map { Self.difference("this figure", at: places[$0]) } }
    return found == record && foundFiles == executed?.files
      ? [] : [Self.difference("what this page’s figures share", at: place)]
  }

  private static func difference(_ what: String, at place: SourceRange) -> Diagnostic {
    .error(
      "cache.differs", "the cache gave other bytes for \(what) than its execution does", at: place,
      explanation: "the page shows what was executed, and so will the next build",
      fix: "find out who writes to the cache, or whether machines of different kinds share it")
  }
}
