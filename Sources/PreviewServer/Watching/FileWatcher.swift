#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Waits until files change.
///
/// Folders are watched with everything in them, also what is added later. Symbolic links are followed as long as
/// they lead to somewhere in the folders that the roots are in: what changes there is reported where it is seen, and
/// so is a link that leads elsewhere by now. The system reports changes, nothing is polled. Saving one file is
/// several events; a burst of them is one change.
package final class FileWatcher: Sendable {
  package enum Event: Equatable, Sendable {
    /// These files or folders were made, changed, moved or deleted. Each path begins with a root as it was given.
    case changed(Set<String>)
    /// So much changed that the system lost track: look at everything again.
    case everythingChanged
    case timedOut
    /// From now on `next` always returns this.
    case stopped
  }

  private enum Wakening {
    case readable, timedOut, stopped
  }

  private typealias Instant = ContinuousClock.Instant

  /// A burst ends when nothing happens for this long…
  private static let quiet = Duration.milliseconds(20)
  /// …or for this long, where every file is complete: an editor may still be tidying up…
  private static let quietOfCompleteFiles = Duration.milliseconds(4)
  /// …or when it has lasted this long.
  private static let longestBurst = Duration.milliseconds(200)

  private let tree: Locked<WatchedTree>
  private let treeDescriptor: Int32
  private let stopping: WakePipe

  /// Starts watching: changes from now on are reported, even before the first call of `next`.
  ///
  /// - Parameters:
  ///   - roots: Folders and files. They need not exist yet, but the folders they are in must.
  ///   - ignoring: Whether a path, and everything below it, is of no interest.
  /// - Throws: `WatchError` when the folder of a root is missing, or the system allows no more watches.
  package init(
    roots: [String], ignoring: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(WatchError) {
    do {
      stopping = try WakePipe()
    } catch {
      throw WatchError("cannot watch files: \(error)")
    }
    let tree = try WatchedTree(roots: roots, ignoring: ignoring)
    treeDescriptor = tree.descriptor
    self.tree = Locked(tree)
  }

  /// Waits for the next burst of changes.
  ///
  /// - Parameter timeout: Nil waits for ever.
  /// - Throws: `WatchError` when the system allows no more watches for a folder that was added.
  package func next(timeout: Duration? = nil) throws(WatchError) -> Event {
    let deadline = timeout.map { Instant.now + $0 }
    return try tree.withLock { tree throws(WatchError) in
      while true {
        switch wait(until: deadline) {
        case .stopped: return .stopped
        case .timedOut: return .timedOut
        case .readable: break
        }
        // What happened may be of no interest, and then the waiting goes on.
        if let event = try burst(from: &tree) { return event }
      }
    }
  }

  /// Watches other roots from now on. What is in them already is no change.
  ///
  /// - Throws: `WatchError` when the folder of a root is missing, or the system allows no more watches.
  package func watch(roots: [String]) throws(WatchError) {
    try tree.withLock { tree throws(WatchError) in try tree.watch(roots: roots) }
  }

  /// Ends a waiting `next`, and all later ones. One `write`: may be called from a signal handler.
  package func stop() {
    stopping.wake()
  }

  /// Gathers events until there is a pause; nil if none of them matters.
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
      // Interrupted by a signal: wait for the rest.
      if ready < 0 && errno == EINTR { continue }
      if polled[0].revents != 0 { return .stopped }
      if ready > 0 { return .readable }
      if let deadline, Instant.now >= deadline { return .timedOut }
    }
  }

  /// For `poll`: rounded up, at most a day at a time; -1 for ever.
  private static func milliseconds(until deadline: Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let remaining = min(max(deadline - .now, .zero), .seconds(86_400))
    let (seconds, attoseconds) = remaining.components
    return Int32(seconds * 1000) + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
