import Cache
import Runs
import Synchronization

/// The runs that were executed last in a session, so that a figure that is only shown in another way is drawn and not run.
package final class RunCache: Sendable {
  private struct State {
    var runs: [Digest: FinishedRun] = [:]
    /// The oldest first.
    var keys: [Digest] = []
    var executed = 0
  }

  private static let limit = 64
  private let state = Mutex(State())

  package init() {}

  /// How many runs were executed.
  package var executed: Int { state.withLock(\.executed) }

  func run(_ key: Digest) -> FinishedRun? { state.withLock { $0.runs[key] } }

  func countExecuted() { state.withLock { $0.executed += 1 } }

  func keep(_ run: FinishedRun, for key: Digest) {
    state.withLock { state in
      guard state.runs.updateValue(run, forKey: key) == nil else { return }
      state.keys.append(key)
      if state.keys.count > Self.limit { state.runs[state.keys.removeFirst()] = nil }
    }
  }
}
