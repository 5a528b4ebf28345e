/// Measures durations for statistics. No output depends on it.
struct Stopwatch: Sendable {
  let isOn: Bool

  /// The current time; nil if off, so that no clock is read.
  var now: ContinuousClock.Instant? { isOn ? .now : nil }

  static func time(since start: ContinuousClock.Instant?) -> Duration {
    start.map { .now - $0 } ?? .zero
  }
}
