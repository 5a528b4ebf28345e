/// The costs of directives on a page by kind. A nested directive counts only for its own kind.
struct DirectiveCosts: Sendable {
  private struct Running {
    let start: ContinuousClock.Instant?
    let figures: Int
    /// The cost of nested directives.
    var inner = Cost()
  }

  private let stopwatch: Stopwatch
  private var running: [Running] = []
  private(set) var byKind: Costs = [:]

  init(_ stopwatch: Stopwatch) {
    self.stopwatch = stopwatch
  }

  /// - Parameter figures: the number of figures on the page so far.
  mutating func begin(figures: Int) {
    guard stopwatch.isOn else { return }
    running.append(Running(start: stopwatch.now, figures: figures))
  }

  mutating func end(_ kind: String, bytes: Int, figures: Int) {
    guard let ended = running.popLast() else { return }
    let whole = Cost(
      time: Stopwatch.time(since: ended.start), bytes: bytes, figures: figures - ended.figures)
    byKind[kind, default: Cost()] += Cost(
      count: 1, time: whole.time - ended.inner.time, bytes: whole.bytes - ended.inner.bytes,
      figures: whole.figures - ended.inner.figures)
    if !running.isEmpty { running[running.count - 1].inner += whole }
  }
}
