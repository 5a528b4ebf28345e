extension TimingCurve {
  /// The first fraction of time at which the curve reaches a fraction of the way.
  ///
  /// Between two turning points a curve only rises or only falls, so that bisection finds the first crossing
  /// however steep the curve is.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the way. The start counts as reached at 0, and the whole way, or more, at
  ///     1.
  ///   - accuracy: how far the answer may be from the exact one; > 0.
  /// - Returns: 0…1; 1 for a curve that never gets so far.
  package func time(atProgress progress: Double, accuracy: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low = 0.0
    for high in turns where high > low {
      guard value(at: high) < progress else {
        return crossing(of: progress, between: low, and: high, accuracy: accuracy)
      }
      low = high
    }
    return 1
  }

  /// Bisects an interval at whose start the curve is below a value, and at whose end it is not.
  private func crossing(
    of progress: Double, between low: Double, and high: Double, accuracy: Double
  ) -> Double {
    var (low, high) = (low, high)
    while high - low > max(accuracy, high.ulp) {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The fractions of time at which the curve turns around, ascending, as far as it leads farther than
  /// before; the end is the last.
  private var turns: [Double] {
    switch self {
    case .linear: [1]
    case .bezier(let curve): curve.turns + [1]
    case .spring(let spring, let duration): spring.turns.filter { $0 < duration }.map { $0 / duration } + [1]
    }
  }

  /// The curve played backward: `1 - c(1 - x)`; nil for springs, which have no such curve.
  package var mirrored: TimingCurve? {
    switch self {
    case .linear: .linear
    case .bezier(let b): .bezier(CubicBezier(1 - b.x2, 1 - b.y2, 1 - b.x1, 1 - b.y1))
    case .spring: nil
    }
  }
}
