import TransitionEngine

/// Draws a symbol's outline on its grid of 24 units, y down.
struct SymbolPen {
  private(set) var path = Path()

  /// The line around a filled symbol, in grid units.
  static let filledLineWidth: CGFloat = 1.4

  /// Straight lines from point to point.
  mutating func line(_ points: (CGFloat, CGFloat)...) { add(points) }

  mutating func line(through points: [(CGFloat, CGFloat)]) { add(points) }

  /// A closed outline of straight lines.
  mutating func polygon(_ points: (CGFloat, CGFloat)...) {
    add(points)
    path.closeSubpath()
  }

  private mutating func add(_ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
  }

  mutating func move(_ x: CGFloat, _ y: CGFloat) { path.move(to: CGPoint(x: x, y: y)) }

  mutating func lineTo(_ x: CGFloat, _ y: CGFloat) { path.addLine(to: CGPoint(x: x, y: y)) }

  /// A cubic Bézier from the pen's position.
  mutating func curve(_ c1: (CGFloat, CGFloat), _ c2: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
    path.addCurve(
      to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: c1.0, y: c1.1),
      control2: CGPoint(x: c2.0, y: c2.1))
  }

  mutating func close() { path.closeSubpath() }

  mutating func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    path.append(Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// A disc as wide as the line, made of a very short line with round ends. Drawings round to a tenth of a
  /// point, and leave out a line without a length.
  mutating func dot(_ x: CGFloat, _ y: CGFloat) { line((x - 0.15, y), (x + 0.15, y)) }

  /// A rounded rectangle.
  mutating func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) {
    path.append(
      Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius))
  }

  /// A part of a circle, from the pen's position or as a line of its own. Angles in degrees, clockwise from
  /// the right.
  mutating func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, joined: Bool = false
  ) {
    let arc = CircularArc(
      center: CGPoint(x: x, y: y), radius: radius, start: start * .pi / 180, end: end * .pi / 180,
      clockwise: end >= start)
    let first = arc.point(at: arc.start)
    joined ? path.addLine(to: first) : path.move(to: first)
    for curve in arc.curves {
      path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }

  /// A line as a gap in a filled symbol: a hole that remains `width` wide inside the line around it.
  mutating func gap(_ points: (CGFloat, CGFloat)..., width: CGFloat = 1.7) {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    let half = (width + SymbolPen.filledLineWidth) / 2
    let side = PolylineOffset(points, by: half).points
    let otherSide = PolylineOffset(points.reversed(), by: half).points
    add((side + otherSide).map { ($0.x, $0.y) })
    path.closeSubpath()
  }

  /// An upright cross as a gap, turned by an angle in degrees.
  mutating func crossGap(_ x: CGFloat, _ y: CGFloat, reach: CGFloat, turnedBy angle: CGFloat = 0) {
    let half = (1.7 + SymbolPen.filledLineWidth) / 2
    let end = reach + half
    let quarter = [(half, -half), (end, -half), (end, half)]
    let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    var corners: [(CGFloat, CGFloat)] = []
    for turn in 0..<4 {
      for (px, py) in quarter {
        let (qx, qy) = [(px, py), (-py, px), (-px, -py), (py, -px)][turn]
        corners.append((x + qx * cosine - qy * sine, y + qx * sine + qy * cosine))
      }
    }
    add(corners)
    path.closeSubpath()
  }
}

/// A line parallel to another, at a distance to its right, with mitered corners and its ends extended by the
/// distance.
struct PolylineOffset {
  let points: [CGPoint]

  init(_ line: [CGPoint], by distance: CGFloat) {
    let directions = zip(line, line.dropFirst()).map { from, to -> CGPoint in
      let length = hypot(to.x - from.x, to.y - from.y)
      return length > 0
        ? CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : CGPoint(x: 1, y: 0)
    }
    guard let first = directions.first, let last = directions.last else {
      points = []
      return
    }
    points = line.indices.map { index in
      let before = index > 0 ? directions[index - 1] : first
      let after = index < directions.count ? directions[index] : last
      // The miter: the intersection of both neighbors' offsets.
      let share = distance / (1 + before.x * after.x + before.y * after.y)
      var point = CGPoint(
        x: line[index].x - (before.y + after.y) * share, y: line[index].y + (before.x + after.x) * share)
      if index == 0 { point = CGPoint(x: point.x - first.x * distance, y: point.y - first.y * distance) }
      if index == line.count - 1 {
        point = CGPoint(x: point.x + last.x * distance, y: point.y + last.y * distance)
      }
      return point
    }
  }
}
