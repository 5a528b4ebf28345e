#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import SiteBuilder
import Synchronization
import Threads

/// A line on a terminal that says how far a build is. It comes after a second, and goes when the build ends.
final class ProgressLine: Sendable {
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let erasing = "\r\u{1B}[K"

  private let progress = BuildProgress()
  private let console: Console
  private let monitor = Monitor()
  private let hasEnded = Atomic(false)

  private init(_ console: Console) { self.console = console }

  /// Runs a build, with progress if standard error is a terminal that can erase a line.
  static func show<Result, Failure: Error>(
    _ console: Console, isQuiet: Bool, _ build: (BuildProgress?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !isQuiet, canErase else { return try build(nil) }
    let line = ProgressLine(console)
    let thread = Thread.start { line.run() }
    defer {
      line.end()
      thread?.join()
    }
    return try build(line.progress)
  }

  private static var canErase: Bool {
    let terminal = getenv("TERM").map { String(cString: $0) } ?? ""
    return isatty(STDERR_FILENO) == 1 && Console.mayUseColor && !["", "dumb"].contains(terminal)
  }

  private func run() {
    var shown = ""
    var pause = Self.patience
    while !waitForEnd(pause) {
      pause = Self.interval
      let text = self.text
      guard text != shown else { continue }
      console.printError(Self.erasing + text)
      shown = text
    }
    if !shown.isEmpty { console.printError(Self.erasing) }
  }

  private var text: String {
    let pages = progress.pageCount
    guard pages > 0 else { return "reading the source" }
    let figures = [(progress.finishedFigures, "done"), (progress.runningFigures, "running")].filter {
      $0.0 > 0
    }
    .map { ", \($0) figure\($0 == 1 ? "" : "s") \($1)" }
    return "building: \(progress.finishedPages) of \(Console.count(pages, "page"))" + figures.joined()
  }

  private func end() {
    monitor.withLock {
      hasEnded.store(true, ordering: .relaxed)
      monitor.wakeAll()
    }
  }

  /// Waits for a duration; true at once when the build has ended.
  private func waitForEnd(_ duration: Duration) -> Bool {
    let deadline = ContinuousClock.now + duration
    return monitor.withLock {
      while !hasEnded.load(ordering: .relaxed), ContinuousClock.now < deadline {
        monitor.wait(atMost: deadline - .now)
      }
      return hasEnded.load(ordering: .relaxed)
    }
  }
}
