/// A part of a circle, as cubic Béziers of at most a quarter each: less than 0.03 % of the radius from the
/// true arc.
package struct CircularArc {
  package struct Curve {
    package let control1, control2, end: CGPoint
  }

  package let center: CGPoint
  package let radius: CGFloat
  /// Radians, from the positive x axis toward the positive y axis.
  package let start: CGFloat
  /// Radians to the end, in -2π…2π; positive is clockwise on screen.
  package let sweep: CGFloat

  package init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) {
    self.center = center
    self.radius = radius.isFinite ? max(radius, 0) : 0
    self.start = start.isFinite ? start : 0
    sweep = Self.sweep(from: self.start, to: end.isFinite ? end : 0, clockwise: clockwise)
  }

  /// Core Graphics' rule: a difference of a full turn or more in the arc's direction is a circle, and so is one of
  /// whole turns in the other direction; any other is brought into one turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? end - start : start - end
    let turns = (difference / turn).rounded()
    let isWhole = turns != 0 && abs(difference - turns * turn) < 1e-6
    if difference >= turn || isWhole { return clockwise ? turn : -turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return clockwise ? positive : -positive
  }

  package func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  package var curves: [Curve] {
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count >= 1 else { return [] }
    let step = sweep / count
    let reach = radius * 4 / 3 * tan(step / 4)
    return (0..<Int(count)).map { index in
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (first, last) = (point(at: from), point(at: to))
      return Curve(
        control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)), end: last)
    }
  }
}
