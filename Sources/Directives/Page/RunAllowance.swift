import Synchronization

/// What is left of what the runs of one page may take together.
///
/// Each run has limits of its own. These keep a page of many figures from taking hours: one is of time, as code that waits
/// takes nothing else; the other counts what figures show. Runs take hundredths of a second, so no page that is in order
/// comes near, on however slow a machine.
final class RunAllowance: Sendable {
  /// Of a page’s code, by the clock, in seconds.
  static let seconds = 120.0
  /// How many figures of a page may show as much as a figure can.
  static let fullFigures = 20

  private struct Left {
    var time: Duration
    /// Thousandths of what one figure can show.
    var share = 1000 * fullFigures
  }

  private let left: Mutex<Left>

  init(_ time: Duration = .seconds(seconds)) { left = Mutex(Left(time: time)) }

  /// Whether no other run of the page’s code may begin.
  var isTimeSpent: Bool { left.withLock { $0.time <= .zero } }

  /// Takes the time that a run takes. A run that has begun is not ended by this.
  func run<Result>(_ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    defer {
      let time = ContinuousClock.now - start
      left.withLock { $0.time -= time }
    }
    return body()
  }

  /// Takes what a run leaves.
  ///
  /// - Parameter share: thousandths of what one figure can show.
  /// - Returns: whether there was so much left.
  func take(share: Int) -> Bool {
    left.withLock { left in
      guard share <= left.share else { return false }
      left.share -= share
      return true
    }
  }
}
