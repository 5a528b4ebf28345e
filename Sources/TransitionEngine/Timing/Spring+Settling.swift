extension Spring {
  /// Seconds until the spring stays within a thousandth of its target, as
  /// `CASpringAnimation.settlingDuration` reports it.
  ///
  /// Below critical damping, from the decaying envelope: `ln(1000 (1 + |ζω - v|/ω_d)) / (ζω)`. From critical
  /// damping on, the first multiple of a tenth of a second at which the spring is that close, at most 10,000
  /// seconds. Without damping, or without a force, the largest `Float`. (Core Animation's rounding of
  /// strongly overdamped springs is assumed.)
  public var settlingDuration: TimeInterval {
    let w = angularFrequency
    let ratio = dampingRatio
    guard w > 0, ratio > 0 else { return TimeInterval(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      let damped = w * (1 - ratio * ratio).squareRoot()
      return log(1000 * (1 + abs(ratio * w - initialVelocity) / damped)) / (ratio * w)
    }
    for tenths in 1..<100_000 {
      let time = TimeInterval(tenths) / 10
      if abs(remainder(at: time)) < 0.001 { return time }
    }
    return 10_000
  }
}
