import Synchronization

/// The remaining budget of all runs of one page.
///
/// Each run has limits of its own. These limits keep a page with many figures from taking hours. One limits
/// the time, since code that waits uses nothing else; the other limits the size of drawings. A run takes
/// hundredths of a second, so ordinary pages stay far below them on any machine.
final class RunAllowance: Sendable {
  /// The elapsed time of a page’s code, in seconds.
  static let seconds = 120.0
  /// The number of figures of the largest size that a page can have.
  static let fullFigures = 20

  private struct Left {
    var time: Duration
    /// In thousandths of the largest figure.
    var share = 1000 * fullFigures
  }

  private let left: Mutex<Left>

  init(_ time: Duration = .seconds(seconds)) { left = Mutex(Left(time: time)) }

  /// Whether no other run of the page’s code may begin.
  var isTimeSpent: Bool { left.withLock { $0.time <= .zero } }

  /// Subtracts the time of a run. A run in progress isn't interrupted.
  func run<Result>(_ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    defer {
      let time = ContinuousClock.now - start
      left.withLock { $0.time -= time }
    }
    return body()
  }

  /// Subtracts the size of a run's result.
  ///
  /// - Parameter share: in thousandths of the largest figure.
  /// - Returns: whether the budget was sufficient.
  func take(share: Int) -> Bool {
    left.withLock { left in
      guard share <= left.share else { return false }
      left.share -= share
      return true
    }
  }
}
