extension Spring {
  /// The first instants at which the spring turns around, two at most: the zeros of its velocity. No later
  /// oscillation leads as far as the two between them.
  ///
  /// For y = e^(-ζωt) (cos ω_d t + b sin ω_d t), with b = (ζω - v)/ω_d, the velocity is 0 where
  /// tan ω_d t = -v / (ω_d + ζωb); for y = (1 + (ω - v) t) e^(-ωt) at t = -v / (ω (ω - v)).
  var turns: [TimeInterval] {
    let (w, ratio, v) = (angularFrequency, dampingRatio, initialVelocity)
    if ratio < 1 {
      let damped = w * (1 - ratio * ratio).squareRoot()
      let turn = atan2(-v, damped + ratio * w * (ratio * w - v) / damped) / damped
      let first = turn > 0 ? turn : turn + .pi / damped
      return [first, first + .pi / damped].filter(\.isFinite)
    }
    let only: TimeInterval
    if ratio > 1 && allowsOverdamping {
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (w * (root - ratio), -w * (root + ratio))
      only = log(fast * (v + slow) / (slow * (v + fast))) / (slow - fast)
    } else {
      only = -v / (w * (w - v))
    }
    return only > 0 && only.isFinite ? [only] : []
  }
}
