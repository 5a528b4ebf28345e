import Cache
import Runs
import Synchronization

/// The most recent runs of a session. A figure whose presentation changes is drawn from them without running
/// it again.
package final class RunCache: Sendable {
  private struct State {
    var runs: [Digest: (run: FinishedRun, reads: Set<SiteRead>)] = [:]
    /// The oldest first.
    var keys: [Digest] = []
    var executed = 0
  }

  private static let limit = 64
  private let state = Mutex(State())

  package init() {}

  /// The number of executed runs.
  package var executed: Int { state.withLock(\.executed) }

  /// - Parameter isCurrent: whether a read of the site has the same result now.
  func run(_ key: Digest, where isCurrent: (SiteRead) -> Bool) -> FinishedRun? {
    guard let known = state.withLock({ $0.runs[key] }) else { return nil }
    return known.reads.allSatisfy(isCurrent) ? known.run : nil
  }

  func countExecuted() { state.withLock { $0.executed += 1 } }

  /// - Parameter reads: the run's reads of the site that its key doesn't cover.
  func keep(_ run: FinishedRun, for key: Digest, reads: Set<SiteRead>) {
    state.withLock { state in
      guard state.runs.updateValue((run, reads), forKey: key) == nil else { return }
      state.keys.append(key)
      if state.keys.count > Self.limit { state.runs[state.keys.removeFirst()] = nil }
    }
  }
}
