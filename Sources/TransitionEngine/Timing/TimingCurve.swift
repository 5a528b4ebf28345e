/// Maps a fraction of time to a fraction of change.
public enum TimingCurve: Hashable, Sendable {
  /// The change is proportional to time.
  case linear
  /// A curve between the corners of the unit square.
  case bezier(CubicBezier)
  /// A spring over `duration` seconds: time fraction 1 is that long after the start. The value is the
  /// spring's divided by its value at the end, so that nothing jumps there; if the spring is cut off, it is
  /// the spring's own value.
  case spring(Spring, duration: TimeInterval)

  /// Slow at first.
  public static let easeIn = TimingCurve.bezier(.easeIn)
  /// Slow in the end.
  public static let easeOut = TimingCurve.bezier(.easeOut)
  /// Slow at both ends: the curve of view animations.
  public static let easeInEaseOut = TimingCurve.bezier(.easeInEaseOut)
  /// The curve of an implicit `CATransaction`.
  public static let `default` = TimingCurve.bezier(.default)

  /// The curve of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 0…1; see `Spring.init(dampingRatio:duration:initialVelocity:)`.
  ///   - duration: seconds.
  ///   - initialVelocity: total distances per second.
  public static func spring(
    dampingRatio: Double, duration: TimeInterval, initialVelocity: Double = 0
  ) -> TimingCurve {
    .spring(
      Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity),
      duration: duration)
  }

  /// The fraction of change at a fraction of time, which is clamped to 0…1.
  public func value(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    switch self {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .spring(let spring, let duration):
      if x == 0 { return 0 }
      let end = spring.value(at: duration)
      if spring.isCutOff, abs(1 - end) > 0.001 { return spring.value(at: x * duration) }
      return x == 1 ? 1 : spring.value(at: x * duration) / (end == 0 ? 1 : end)
    }
  }
}
