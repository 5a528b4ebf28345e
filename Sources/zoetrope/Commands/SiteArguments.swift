#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import SiteBuilder

/// What every command that builds a site is told.
struct SiteArguments {
  let source: String
  let includesDrafts: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = try arguments.text(.source) ?? "."
    includesDrafts = arguments.has(.drafts)
    guard FileSystem.realPath(source) != nil else { throw UsageError("there is no folder “\(source)”") }
  }

  func site(
    keepsContents: Bool = false, standaloneScale: Double? = nil, collectsStatistics: Bool = false
  ) -> Site {
    var options = Site.Options(source: source)
    options.includesDrafts = includesDrafts
    options.keepsContents = keepsContents
    options.standaloneScale = standaloneScale
    options.collectsStatistics = collectsStatistics
    options.swiftParser = Self.besideThisProgram("zoetrope-swift-parser")
    return Site(options)
  }

  /// The path of another program of the same installation.
  static func besideThisProgram(_ name: String) -> String? {
    #if os(Linux)
    let running = FileSystem.realPath("/proc/self/exe")
    #else
    let running = CommandLine.arguments.first.flatMap(FileSystem.realPath)
    #endif
    return running.flatMap(SitePath.parent).map { $0 + "/" + name }
  }
}
