import Cache
import Diagnostics
import DirectiveParsing
import Runs

/// Looks up the figures of one page in the cache, or caches their drawings.
///
/// Only drawings are cached, without anything of the page around them. Their key covers all inputs that are
/// known beforehand; the site's files that they read meanwhile are compared again.
///
/// Only drawings without diagnostics are cached, so that every build reports each problem.
package struct FigureKeeper: Sendable {
  private let cache: FigureCache
  private let runs: RunCache?
  private let executes: Bool
  /// The cache entry, where the key is known.
  private var replaced: FigureRecord?
  private var key: Digest?
  /// Records the reads of the site, where the cache has no entry.
  private var site: FigureSite?
  /// Hashes of the page's screens so far, where runs are kept.
  private var screens: [Digest] = []
  /// The place of the first directive that affects the drawings.
  private var place: SourceRange?
  /// The record from the cache.
  private(set) var found: FigureRecord?
  /// The drawings of the record.
  private(set) var foundFiles: [String: FigureFile]?
  /// Whether the record doesn't fit the page, which then has to be rendered again.
  private var isStale = false
  private var isKeepable = true
  /// The new record, and its drawings.
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

  /// Looks up the figures of a page. If they aren't in the cache, the site starts to record what they read.
  ///
  /// - Parameter code: the keys of the page's compiled Swift.
  mutating func find(_ directives: [Directive], _ code: [Digest], _ environment: FigureEnvironment) {
    let drawn = directives.filter(FigureKey.covers)
    guard let place = drawn.first?.range, let identity = cache.identity else { return }
    let key = FigureKey.digest(identity: identity, environment, drawn, code)
    (self.key, self.place) = (key, place)
    screens = [FigureKey.digest(of: environment.device)]
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

  /// The result of a directive's request, from earlier in the session or by running it now.
  ///
  /// - Parameters:
  ///   - code: the key of the compiled Swift that the request runs.
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

  /// Records the problems of a directive. A directive with an error draws nothing, which changes the drawings
  /// after it, too.
  mutating func note(_ problems: [Diagnostic]) {
    if found == nil ? !problems.isEmpty : problems.hasErrors { fail() }
  }

  /// Records a figure without a drawing.
  mutating func fail() {
    isKeepable = false
    isStale = found != nil
  }

  /// Call it after the last figure, if the figures were in the cache.
  mutating func finish() {
    if !isStale { cache.countKept() }
  }

  /// Caches the drawings. Call it after the last figure.
  mutating func finish(_ drawings: [FigureDrawing], files: [String: [UInt8]], colorRules: [UInt8]) {
    guard let key, let site else { return }
    cache.countExecuted()
    guard isKeepable else { return }
    let record = FigureRecord(
      reads: site.reads, drawings: drawings, files: files.mapValues(\.count), colorRules: colorRules)
    self.record = record
    self.files = files.mapValues(FigureFile.bytes)
    // Drawings first, so that each record has its drawings.
    cache.keep(files)
    if record != replaced { cache.keep(record, for: key) }
  }

  /// A keeper that draws the figures again, if the cached ones are of no use or have to be verified; else
  /// nil.
  var second: FigureKeeper? {
    found != nil && (isStale || cache.verifies) ? FigureKeeper(executingInsteadOf: self) : nil
  }

  // MARK: Verifying

  /// Compares the cached drawings with new ones, and returns an error for each figure that differs.
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
      ? [] : [Self.difference("the shared data of this page’s figures", at: place)]
  }

  private static func difference(_ what: String, at place: SourceRange) -> Diagnostic {
    .error(
      "cache.differs", "the cached bytes of \(what) differ from the executed ones", at: place,
      explanation: "the page shows the executed figure, and the cache entry was replaced",
      fix: "check who can write to the cache, and whether machines of different kinds share it")
  }
}
