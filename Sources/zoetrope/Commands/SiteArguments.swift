#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Cache
import CodeBlocks
import Diagnostics
import Directives
import Files
import Listings
import Rasterizing
import SiteBuilder

/// The arguments common to commands that build a site.
struct SiteArguments {
  let source: String
  let includesDrafts: Bool
  private let includesFuture: Bool
  /// The cache of figures; nil to execute all of them.
  let figures: FigureCache?
  private let cache: Cache?

  /// - Parameter verifies: whether to execute cached figures and compare.
  /// - Parameter includesAll: whether drafts and pages dated in the future are included without an option.
  init(_ arguments: Arguments, verifies: Bool = false, includesAll: Bool = false) throws(UsageError) {
    source = arguments[CommonOptions.source]
    includesDrafts = includesAll || arguments[CommonOptions.drafts]
    includesFuture = includesAll || arguments[CommonOptions.future]
    guard (try? FileSystem.kind(of: source + "/.")) != nil else {
      throw UsageError("there is no folder “\(source)”")
    }
    // All paths are prefixed with this one.
    guard FileSystem.realPath(source) != nil else {
      throw UsageError(
        "the folder “\(source)” was removed, or its path isn't valid UTF-8",
        fix: "rename the folder in its path whose name has another encoding")
    }
    cache = try Self.cache(arguments, source: source)
    if verifies, cache == nil {
      throw UsageError("“--verify” needs the cache, but “--no-cache” turns it off")
    }
    let folder = Self.cacheFolder(in: source)
    if let cache, let program = Installed.runningProgram {
      figures = FigureCache(cache, verifies: verifies, program: program, folder: folder)
    } else {
      figures = nil
    }
  }

  /// The arguments of a site that an editor has open, with drafts and pages dated in the future.
  init(editing source: String, isCached: Bool) {
    self.source = source
    (includesDrafts, includesFuture) = (true, true)
    let folder = Self.cacheFolder(in: source)
    cache = isCached ? Cache(folder: folder, address: nil) : nil
    if let cache, let program = Installed.runningProgram {
      figures = FigureCache(cache, verifies: false, program: program, folder: folder)
    } else {
      figures = nil
    }
  }

  /// The cache in the source folder, and on a server if the options name one.
  private static func cache(_ arguments: Arguments, source: String) throws(UsageError) -> Cache? {
    let url = arguments[CommonOptions.cache]
    if arguments[CommonOptions.noCache] {
      guard url == nil else { throw UsageError("“--cache” and “--no-cache” exclude each other") }
      return nil
    }
    let address = url.flatMap { RemoteAddress($0) }
    if url != nil, address == nil {
      throw UsageError("the value of “--cache” isn't an address", allowed: ["http://… or https://…"])
    }
    return Cache(folder: cacheFolder(in: source), address: address)
  }

  /// The current time in seconds since 1970, or the value of `SOURCE_DATE_EPOCH` for reproducible builds.
  private static var now: Int64 {
    getenv("SOURCE_DATE_EPOCH").flatMap { Int64(String(cString: $0)) } ?? Int64(time(nil))
  }

  /// The current time, and the seconds that the local clock is ahead of UTC; UTC for reproducible builds.
  static var localTime: (seconds: Int64, offset: Int32) {
    let seconds = now
    guard getenv("SOURCE_DATE_EPOCH") == nil else { return (seconds, 0) }
    var (clock, local) = (time_t(seconds), tm())
    localtime_r(&clock, &local)
    return (seconds, Int32(clamping: local.tm_gmtoff))
  }

  /// The folder of the cache; nil without one.
  var cacheFolder: String? { cache == nil ? nil : Self.cacheFolder(in: source) }

  private static func cacheFolder(in source: String) -> String { source + "/.zoetrope/cache" }

  /// Completes the cache's work, and reports its problems. Call this after the site is written.
  func finishCache(_ console: Console) {
    let notes = cache?.finish() ?? []
    console.report(notes.map { Diagnostic(.note, "cache.failed", $0, at: nil) })
  }

  /// A cache without storage, which remembers the runs of one session.
  private static var sessionFigures: FigureCache? {
    Installed.runningProgram.map { FigureCache(nil, verifies: false, program: $0, folder: nil) }
  }

  /// The service that compiles and runs the Swift of pages; nil if this program can't find its own path.
  private var listings: ListingService? {
    Self.listings(cache: cache, digests: cache == nil ? nil : Self.cacheFolder(in: source))
  }

  /// - Parameters:
  ///   - cache: keeps compiled Swift; nil to compile it each time.
  ///   - digests: the folder for what is known of the compiler; nil for none.
  static func listings(cache: Cache?, digests: String?) -> ListingService? {
    guard let program = Installed.program("zoetrope-runner"), let modules = Installed.modules else {
      return nil
    }
    let path = Installed.searchPath
    return ListingService(program: program) { [cache] () throws(ListingBuilder.Unavailable) in
      try ListingBuilder(searchPath: path, modules: modules, cache: cache, digests: digests)
    }
  }

  func site(
    keepsContents: Bool = false, allowsReload: Bool = false, standaloneScale: Double? = nil,
    keepsAnimations: Bool = false, shard: Shard = .whole, output: String? = nil,
    collectsStatistics: Bool = false, hasReaders: Bool = false, unsaved: UnsavedTexts? = nil,
    collectsExternalLinks: Bool = false,
    progress: BuildProgress? = nil
  ) -> Site {
    TemporaryFolder.sweep()
    var options = Site.Options(source: source)
    options.includesDrafts = includesDrafts
    options.includesFuture = includesFuture
    options.now = { Self.now }
    options.keepsContents = keepsContents
    options.allowsReload = allowsReload
    options.standaloneScale = standaloneScale
    options.keepsAnimations = keepsAnimations
    // Animations aren't cached.
    options.figures = keepsAnimations ? nil : figures ?? (keepsContents ? Self.sessionFigures : nil)
    options.output = output
    options.shard = shard
    options.cache = cache
    options.hasReaders = output != nil || hasReaders
    options.program = Installed.runningProgram
    options.collectsStatistics = collectsStatistics
    options.unsaved = unsaved
    options.collectsExternalLinks = collectsExternalLinks
    options.progress = progress
    options.listings = listings
    options.swiftParser = Installed.program("zoetrope-swift-parser")
    options.rasterizer = Installed.program(Rasterizer.program)
    options.pygments = Pygments(cache: cache)
    options.formulas = FormulaProgram(cache: cache)
    options.diagrams = DiagramPrograms(cache: cache)
    return Site(options)
  }
}
