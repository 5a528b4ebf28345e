#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Diagnostics
import Files
import Options
import PreviewServer
import SiteBuilder

struct PreviewCommand: Command {
  static let name = "preview"
  static let summary = "serves the site on this machine, and rebuilds and reloads it when a file changes"
  static let details = """
    Pages are built in memory: the output folder is not touched. Errors are shown in the page, over the last
    good one.
    """
  private static let port = Option(
    "--port", .wholeNumber(0...65_535), placeholder: "PORT", standard: 8000,
    "the port; the next free one if it is taken")
  static let options: [any OptionDescription] = [
    CommonOptions.source, port, CommonOptions.drafts, CommonOptions.future, CommonOptions.noCache,
    CommonOptions.jobs,
    CommonOptions.quiet,
  ]

  private let site: SiteArguments
  private let port: UInt16
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    port = UInt16(arguments[Self.port])
    isQuiet = arguments[CommonOptions.quiet]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    guard DescriptorPath.isTold else {
      console.report([
        .error(
          "preview.failed", "the system does not tell where open files lie", at: nil,
          explanation: "a preview asks before it serves a file, so that no link leads out of the source",
          fix: "mount /proc")
      ])
      return .failure
    }
    let watcher: FileWatcher
    let session: PreviewSession
    do {
      // Watches before the first build, so that no change is lost.
      watcher = try FileWatcher(
        roots: PreviewSession.roots(of: site.source), ignoring: PreviewSession.isIgnored)
      session = try PreviewSession(site, port: port, console: console)
    } catch {
      console.report([.error("preview.failed", "\(error)", at: nil)])
      return .failure
    }
    defer {
      session.stop()
      site.finishCache(console)
    }
    Self.stopOnSignals(watcher)
    // Printed even if quiet: port 0 selects a free port.
    console.print("preview at \(session.url) (Ctrl-C ends it)\n")
    if !isQuiet {
      session.tellDrafts()
      session.tellPrinted()
    }
    while true {
      do {
        switch try Self.next(of: watcher) {
        case .changed(let paths):
          if session.mayMoveRoots(paths) { try watcher.watch(roots: PreviewSession.roots(of: site.source)) }
          session.rebuild(changed: paths, isQuiet: isQuiet)
        case .everythingChanged:
          try watcher.watch(roots: PreviewSession.roots(of: site.source))
          session.rebuild(changed: nil, isQuiet: isQuiet)
        case .timedOut: break
        case .stopped: return .success
        }
      } catch {
        console.report([.error("preview.failed", "\(error)", at: nil)])
        return .failure
      }
    }
  }

  /// The watcher that a signal stops. Set once, before the signals are handled.
  private nonisolated(unsafe) static var interrupted: FileWatcher?
  /// Whether the program only waits for changes.
  private nonisolated(unsafe) static var isWaiting = false

  /// Makes signals stop the watcher, or end the process at once during a build, which may take long.
  private static func stopOnSignals(_ watcher: FileWatcher) {
    interrupted = watcher
    for number in EndingSignals.numbers {
      signal(number) { _ in
        if PreviewCommand.isWaiting { PreviewCommand.interrupted?.stop() } else { _exit(0) }
      }
    }
  }

  private static func next(of watcher: FileWatcher) throws(WatchError) -> FileWatcher.Event {
    isWaiting = true
    defer { isWaiting = false }
    return try watcher.next()
  }
}
