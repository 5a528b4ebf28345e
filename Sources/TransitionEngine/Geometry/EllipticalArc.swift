/// A part of an ellipse between two points, as SVG's `A` describes it.
///
/// Source: Scalable Vector Graphics (SVG) 2, appendix B.2.
struct EllipticalArc {
  /// Cubic Béziers of at most a quarter of the ellipse each; a straight one where a radius is 0, and none where
  /// both points are the same.
  let curves: [CircularArc.Curve]

  /// - Parameters:
  ///   - rx, ry: the radii, which grow if they are too small to connect the points; their signs don't count.
  ///   - rotation: of the ellipse's x axis, in radians, clockwise on screen.
  ///   - isLarge: whether the arc takes more than half of the ellipse.
  ///   - isClockwise: on screen.
  init(
    from start: CGPoint, to end: CGPoint, rx: CGFloat, ry: CGFloat, rotation: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else {
      curves = []
      return
    }
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 1e-9, ry > 1e-9 else {
      curves = [CircularArc.Curve(control1: start, control2: end, end: end)]
      return
    }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let reach = max(1 / min(excess, 1) - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (reach * rx * y / ry, -reach * ry * x / rx)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let middle = CGPoint(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let pull = 4 / 3 * tan(step / 4)
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: middle.x + cosine * rx * x - sine * ry * y, y: middle.y + sine * rx * x + cosine * ry * y)
    }
    curves = (0..<count).map { index in
      let (from, to) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
      return CircularArc.Curve(
        control1: placed(cos(from) - pull * sin(from), sin(from) + pull * cos(from)),
        control2: placed(cos(to) + pull * sin(to), sin(to) - pull * cos(to)),
        end: index == count - 1 ? end : placed(cos(to), sin(to)))
    }
  }
}
