/// One cubic Bézier segment; parameters run from 0 to 1.
package struct CubicCurve: Hashable, Sendable {
  package var start, control1, control2, end: CGPoint

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let r = 1 - t
    let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The parts before and after a parameter (de Casteljau).
  package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { p.interpolated(to: q, fraction: t) }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (ab, bc) = (mix(a, b), mix(b, c))
    let middle = mix(ab, bc)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// The smallest box around the curve itself.
  package var bounds: CGRect {
    let x = CubicCurve.extremes(start.x, control1.x, control2.x, end.x)
    let y = CubicCurve.extremes(start.y, control1.y, control2.y, end.y)
    return CGRect(around: [start, end] + (x + y).map(point))
  }

  /// Parameters inside 0…1 where one coordinate's derivative vanishes.
  private static func extremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    // The derivative over 3: a t² + b t + c.
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // Of the two forms of each root the one that does not cancel.
      let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(sum / a) }
      if sum != 0 { roots.append(c / sum) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Points along the curve, the start excluded, whose chords stay within `tolerance` of it; at most 1,000.
  ///
  /// Source of the count: a chord's error is at most an eighth of the second derivative times the step
  /// squared.
  package func flattened(tolerance: CGFloat) -> [CGPoint] {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
      let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
      return (x * x + y * y).squareRoot()
    }
    let second = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let wanted = (second / (8 * max(tolerance, 1e-9))).squareRoot().rounded(.up)
    let steps = wanted.isFinite ? Int(min(max(wanted, 1), 1000)) : 1
    return (1...steps).map { $0 == steps ? end : point(at: CGFloat($0) / CGFloat(steps)) }
  }
}
