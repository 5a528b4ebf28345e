#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Cache
import Diagnostics
import Directives
import Files
import Listings
import SiteBuilder

/// What every command that builds a site is told.
struct SiteArguments {
  let source: String
  let includesDrafts: Bool
  private let includesFuture: Bool
  /// Nil where every figure is executed.
  let figures: FigureCache?
  private let cache: Cache?

  /// - Parameter verifies: whether figures are executed although the cache has them.
  init(_ arguments: Arguments, verifies: Bool = false) throws(UsageError) {
    source = arguments[CommonOptions.source]
    includesDrafts = arguments[CommonOptions.drafts]
    includesFuture = arguments[CommonOptions.future]
    guard (try? FileSystem.kind(of: source + "/.")) != nil else {
      throw UsageError("there is no folder “\(source)”")
    }
    // Every path in it is written with this one in front.
    guard FileSystem.realPath(source) != nil else {
      throw UsageError(
        "the folder “\(source)” was removed, or its path is not valid UTF-8",
        fix: "rename the one of its folders whose name is in another encoding")
    }
    cache = try Self.cache(arguments, source: source)
    if verifies, cache == nil { throw UsageError("“--verify” needs the cache that “--no-cache” turns off") }
    let folder = Self.cacheFolder(in: source)
    if let cache, let program = Installed.runningProgram {
      figures = FigureCache(cache, verifies: verifies, program: program, folder: folder)
    } else {
      figures = nil
    }
  }

  /// Entries in the source's own folder, and on a server where one is named.
  private static func cache(_ arguments: Arguments, source: String) throws(UsageError) -> Cache? {
    let url = arguments[CommonOptions.cache]
    if arguments[CommonOptions.noCache] {
      guard url == nil else { throw UsageError("“--cache” and “--no-cache” exclude each other") }
      return nil
    }
    let address = url.flatMap { RemoteAddress($0) }
    if url != nil, address == nil {
      throw UsageError("the value of “--cache” is no address", allowed: ["http://… or https://…"])
    }
    return Cache(folder: cacheFolder(in: source), address: address)
  }

  /// Seconds since 1970: what `SOURCE_DATE_EPOCH` says, for builds that are to be repeated, else the clock.
  private static var now: Int64 {
    getenv("SOURCE_DATE_EPOCH").flatMap { Int64(String(cString: $0)) } ?? Int64(time(nil))
  }

  private static func cacheFolder(in source: String) -> String { source + "/.zoetrope/cache" }

  /// To be called when the site is written: lets the cache end its work, and tells what it could not do.
  func finishCache(_ console: Console) {
    let notes = cache?.finish() ?? []
    console.report(notes.map { Diagnostic(.note, "cache.failed", $0, at: nil) })
  }

  /// Keeps nothing, but lets a session know the runs that it has executed itself.
  private static var sessionFigures: FigureCache? {
    Installed.runningProgram.map { FigureCache(nil, verifies: false, program: $0, folder: nil) }
  }

  /// Compiles and runs the Swift of pages; nil where this program does not know its own place.
  private var listings: ListingService? {
    guard let program = Installed.program("zoetrope-runner"), let modules = Installed.modules else {
      return nil
    }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    let digests = cache == nil ? nil : Self.cacheFolder(in: source)
    return ListingService(program: program) { [cache] () throws(ListingWorkshop.Unavailable) in
      try ListingWorkshop(searchPath: path, modules: modules, cache: cache, digests: digests)
    }
  }

  func site(
    keepsContents: Bool = false, allowsReload: Bool = false, standaloneScale: Double? = nil,
    keepsAnimations: Bool = false, shard: Shard = .whole, output: String? = nil,
    collectsStatistics: Bool = false
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
    // No cache has what animations are made of.
    options.figures = keepsAnimations ? nil : figures ?? (keepsContents ? Self.sessionFigures : nil)
    options.output = output
    options.shard = shard
    options.program = Installed.runningProgram
    options.collectsStatistics = collectsStatistics
    options.listings = listings
    options.swiftParser = Installed.program("zoetrope-swift-parser")
    return Site(options)
  }
}
