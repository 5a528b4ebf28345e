#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Waits until files change.
///
/// Folders are watched with all their contents, including new ones. Symbolic links are followed inside the
/// folders that contain the roots: changes behind a link, and of its target, are reported at the link's path.
/// Nothing is polled. Saving a file causes several events, and a burst of events is one change.
package final class FileWatcher: Sendable {
  package enum Event: Equatable, Sendable {
    /// The created, changed, moved or deleted paths. Each begins with a root as given.
    case changed(Set<String>)
    /// Events were lost, so anything may have changed.
    case everythingChanged
    case timedOut
    /// The watcher has stopped; `next` always returns this.
    case stopped
  }

  private enum Wakening {
    case readable, timedOut, stopped
  }

  private typealias Instant = ContinuousClock.Instant

  /// The pause that ends a burst.
  private static let quiet = Duration.milliseconds(20)
  /// The same where every file is complete: an editor may still be tidying up.
  private static let quietOfCompleteFiles = Duration.milliseconds(4)
  /// The maximum duration of a burst.
  private static let longestBurst = Duration.milliseconds(200)

  private let tree: Locked<WatchedTree>
  private let treeDescriptor: Int32
  private let stopping: WakePipe

  /// Starts watching. Changes before the first call of `next` are reported, too.
  ///
  /// - Parameters:
  ///   - roots: folders and files, which may be missing; their parents must exist.
  ///   - ignoring: whether to ignore a path and its contents.
  /// - Throws: `WatchError` if the parent of a root is missing, or the system allows no more watches.
  package init(
    roots: [String], ignoring: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(WatchError) {
    do {
      stopping = try WakePipe()
    } catch {
      throw WatchError("can't watch files: \(error)")
    }
    let tree = try WatchedTree(roots: roots, ignoring: ignoring)
    treeDescriptor = tree.descriptor
    self.tree = Locked(tree)
  }

  /// Waits for the next burst of changes.
  ///
  /// - Parameter timeout: the longest wait; nil for no limit.
  /// - Throws: `WatchError` if the system allows no more watches.
  package func next(timeout: Duration? = nil) throws(WatchError) -> Event {
    let deadline = timeout.map { Instant.now + $0 }
    return try tree.withLock { tree throws(WatchError) in
      while true {
        switch wait(until: deadline) {
        case .stopped: return .stopped
        case .timedOut: return .timedOut
        case .readable: break
        }
        // Continues if the events don't matter.
        if let event = try burst(from: &tree) { return event }
      }
    }
  }

  /// Replaces the roots. Their present contents aren't reported.
  ///
  /// - Throws: `WatchError` if the parent of a root is missing, or the system allows no more watches.
  package func watch(roots: [String]) throws(WatchError) {
    try tree.withLock { tree throws(WatchError) in try tree.watch(roots: roots) }
  }

  /// Ends a waiting `next`, and all later ones. Signal handlers may call this.
  package func stop() {
    stopping.wake()
  }

  /// Collects events until a pause; nil if none of them matters.
  private func burst(from tree: inout WatchedTree) throws(WatchError) -> Event? {
    var burst = ChangeBurst()
    let end = Instant.now + Self.longestBurst
    var quiet: Duration
    repeat {
      try tree.collect(into: &burst)
      quiet = burst.isComplete ? Self.quietOfCompleteFiles : Self.quiet
    } while .now < end && wait(until: min(end, .now + quiet)) == .readable
    if burst.isEmpty { return nil }
    return burst.isEverything ? .everythingChanged : .changed(burst.paths)
  }

  private func wait(until deadline: Instant?) -> Wakening {
    var polled = [
      pollfd(fd: stopping.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: treeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let ready = poll(&polled, 2, Self.milliseconds(until: deadline))
      // A signal interrupted the wait.
      if ready < 0 && errno == EINTR { continue }
      if polled[0].revents != 0 { return .stopped }
      if ready > 0 { return .readable }
      if let deadline, Instant.now >= deadline { return .timedOut }
    }
  }

  /// The timeout for `poll`: rounded up, at most a day; -1 for no limit.
  private static func milliseconds(until deadline: Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let remaining = min(max(deadline - .now, .zero), .seconds(86_400))
    let (seconds, attoseconds) = remaining.components
    return Int32(seconds * 1000) + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
