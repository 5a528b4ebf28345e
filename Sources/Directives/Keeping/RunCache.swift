import Cache
import Runs
import Synchronization

/// The runs that were executed last in a session, so that a figure that is only shown in another way is drawn and not run.
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

  /// How many runs were executed.
  package var executed: Int { state.withLock(\.executed) }

  /// - Parameter isCurrent: whether the site would answer as it did.
  func run(_ key: Digest, where isCurrent: (SiteRead) -> Bool) -> FinishedRun? {
    guard let known = state.withLock({ $0.runs[key] }) else { return nil }
    return known.reads.allSatisfy(isCurrent) ? known.run : nil
  }

  func countExecuted() { state.withLock { $0.executed += 1 } }

  /// - Parameter reads: what the run has asked of the site, beyond what its key covers.
  func keep(_ run: FinishedRun, for key: Digest, reads: Set<SiteRead>) {
    state.withLock { state in
      guard state.runs.updateValue((run, reads), forKey: key) == nil else { return }
      state.keys.append(key)
      if state.keys.count > Self.limit { state.runs[state.keys.removeFirst()] = nil }
    }
  }
}
