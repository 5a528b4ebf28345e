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
  static func extremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    // The derivative over 3: a t² + b t + c.
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // Of the two forms of each root, the one without cancellation.
      let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(sum / a) }
      if sum != 0 { roots.append(c / sum) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The derivative; if a control point lies on its end, the direction to the other one.
  package func tangent(at t: CGFloat) -> CGPoint {
    let r = 1 - t
    let (a, b, c) = (3 * r * r, 6 * r * t, 3 * t * t)
    let tangent = CGPoint(
      x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    guard tangent == .zero else { return tangent }
    let (from, to) = t < 0.5 ? (start, control2) : (control1, end)
    return from == to
      ? CGPoint(x: end.x - start.x, y: end.y - start.y) : CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Instants from 0 to 1, ascending, such that a point that moves straight between them stays within
  /// `tolerance` of a point that moves along the curve. At most 1,025.
  ///
  /// - Parameter pace: the parameter at an instant, both 0…1.
  package func instants(tolerance: CGFloat, _ pace: (Double) -> Double) -> [Double] {
    var instants = [0.0]
    func add(_ begin: Double, _ end: Double, _ depth: Int) {
      let (from, to) = (point(at: pace(begin)), point(at: pace(end)))
      let isFar = [0.25, 0.5, 0.75].contains { share in
        let (real, straight) = (
          point(at: pace(begin + (end - begin) * share)), from.interpolated(to: to, fraction: share)
        )
        return hypot(real.x - straight.x, real.y - straight.y) > tolerance
      }
      guard isFar, depth < 10 else { return instants.append(end) }
      add(begin, (begin + end) / 2, depth + 1)
      add((begin + end) / 2, end, depth + 1)
    }
    add(0, 1, 0)
    return instants
  }

  /// Points along the curve, the start excluded, whose chords stay within `tolerance` of it; at most 1,000.
  package func flattened(tolerance: CGFloat) -> [CGPoint] {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
      let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
      return (x * x + y * y).squareRoot()
    }
    let second = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let steps = Self.steps(secondDerivative: second, tolerance: tolerance)
    return (1...steps).map { $0 == steps ? end : point(at: CGFloat($0) / CGFloat(steps)) }
  }

  /// How many chords stay within `tolerance` of a curve over 0…1; 1 to 1,000.
  ///
  /// A chord's error is at most an eighth of the second derivative times the step squared.
  ///
  /// - Parameter secondDerivative: the largest one.
  static func steps(secondDerivative: CGFloat, tolerance: CGFloat) -> Int {
    let wanted = (secondDerivative / (8 * max(tolerance, 1e-9))).squareRoot().rounded(.up)
    return wanted.isFinite ? Int(min(max(wanted, 1), 1000)) : 1
  }
}
