/// Measures how long work takes, if somebody asked. Nobody's output depends on it.
struct Stopwatch: Sendable {
  let isOn: Bool

  /// Now; nil while nobody asks, so that no clock is read.
  var now: ContinuousClock.Instant? { isOn ? .now : nil }

  static func time(since start: ContinuousClock.Instant?) -> Duration {
    start.map { .now - $0 } ?? .zero
  }
}
