/// A cubic Bézier easing from (0,0) to (1,1), as in `CAMediaTimingFunction` and CSS `cubic-bezier()`.
public struct CubicBezier: Hashable, Sendable {
  /// Control points; x within 0…1.
  public var x1, y1, x2, y2: Double

  /// A curve by its control points. x coordinates are clamped to 0…1, as the curve would not be a function of
  /// time otherwise. Numbers that aren't finite count as 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  /// Slow at first.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow in the end.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Slow at both ends; the curve of view animations.
  public static let easeInEaseOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Quick to start and slow in the end; the curve of implicit animations.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

  /// The curve's y at x = `fraction`, within 1e-12 of the exact root.
  public func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return coordinate(at: parameter(at: fraction), y1, y2)
  }

  /// The fractions of time inside 0…1 at which the curve turns around, ascending.
  var turns: [Double] {
    CubicCurve.extremes(0, y1, y2, 1).map { coordinate(at: $0, x1, x2) }.sorted()
  }

  /// Solves x(s) = fraction by Newton's method, with bisection where the slope is too flat to trust.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = fraction
    for _ in 0..<64 {
      let error = coordinate(at: s, x1, x2) - fraction
      if abs(error) < 1e-14 { return s }
      if error > 0 { high = s } else { low = s }
      let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
      let next = s - error / slope
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private func coordinate(at s: Double, _ first: Double, _ second: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }
}
