import TransitionEngine

extension CGPath {
  /// The outline of a path's stroke, by the name under which Swift imports Core Graphics' function.
  public init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
  }

  /// Returns the outline of the path's stroke, to fill by the nonzero rule.
  ///
  /// Curves become lines that deviate by at most 0.05 points. The outline consists of parts that overlap: unlike
  /// Core Graphics', a stroke of it shows lines within.
  ///
  /// - Parameters:
  ///   - lineWidth: in points; > 0.
  ///   - miterLimit: the length of a mitered corner in line widths, past which it is beveled.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
    var stroke = StrokeOutline(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: max(miterLimit, 1))
    for line in applying(transform).flattened(tolerance: 0.05).polylines { stroke.add(line) }
    return stroke.path
  }

  /// Returns the parts of the path's stroke: lines, corners and ends, which overlap.
  func strokeParts(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) -> [CGPath] {
    guard width > 0, width.isFinite else { return [] }
    var stroke = StrokeOutline(radius: width / 2, cap: cap, join: join, miterLimit: max(miterLimit, 1))
    stroke.overlap = Self.overlap
    for line in flattened(tolerance: 0.05).polylines { stroke.add(line) }
    return stroke.parts
  }

  /// How far the lines of separate parts reach past their points, so that no seam shows between them.
  private static var overlap: CGFloat { 0.5 }

  /// The subpaths of a path of lines, as points. A closed one ends with its first point.
  fileprivate var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point), .cubic(_, _, let point):
        if lines.isEmpty { lines.append([]) }
        if lines[lines.count - 1].last != point { lines[lines.count - 1].append(point) }
      case .close:
        guard let start = lines.last?.first else { continue }
        if lines[lines.count - 1].last != start { lines[lines.count - 1].append(start) }
        lines.append([start])
      }
    }
    return lines.filter { $0.count > 1 }
  }
}

/// The outline of a stroke, made of a rectangle for each line and of the corners and ends between them. All
/// parts turn the same way, so that the nonzero rule fills their union.
private struct StrokeOutline {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  /// The overlap of lines at corners, in points.
  var overlap: CGFloat = 0
  private(set) var parts: [CGPath] = []
  var path: CGPath { parts.reduce(into: CGPath()) { $0.append($1) } }

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
  }

  mutating func add(_ points: [CGPoint]) {
    let directions = zip(points, points.dropFirst()).map { unit(from: $0, to: $1) }
    let isClosed = points.first == points.last
    for index in directions.indices {
      let start = index > 0 || isClosed ? overlap : 0
      let end = index + 1 < directions.count || isClosed ? overlap : 0
      let along = directions[index]
      addLine(
        points[index].moved(along, by: -start), points[index + 1].moved(along, by: end), along)
    }
    for index in directions.indices.dropFirst() {
      addCorner(at: points[index], from: directions[index - 1], to: directions[index])
    }
    guard let first = points.first, let last = points.last, let start = directions.first,
      let end = directions.last
    else { return }
    if first == last {
      addCorner(at: first, from: end, to: start)
    } else {
      addEnd(at: first, towards: CGVector(dx: -start.dx, dy: -start.dy))
      addEnd(at: last, towards: end)
    }
  }

  private func unit(from a: CGPoint, to b: CGPoint) -> CGVector {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = max((x * x + y * y).squareRoot(), .leastNormalMagnitude)
    return CGVector(dx: x / length, dy: y / length)
  }

  private func offset(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: point.x + radius * x, y: point.y + radius * y)
  }

  private mutating func addLine(_ a: CGPoint, _ b: CGPoint, _ along: CGVector) {
    add(polygon: [
      offset(a, along.dy, -along.dx), offset(b, along.dy, -along.dx), offset(b, -along.dy, along.dx),
      offset(a, -along.dy, along.dx),
    ])
  }

  private mutating func addEnd(at point: CGPoint, towards along: CGVector) {
    switch cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square: addLine(point, offset(point, along.dx, along.dy), along)
    }
  }

  private mutating func addCorner(at point: CGPoint, from a: CGVector, to b: CGVector) {
    if join == .round { return addDisc(at: point) }
    let (cross, dot) = (a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
    guard abs(cross) > 1e-9 else { return }
    // The outer side is opposite to the turn.
    let side: CGFloat = cross > 0 ? 1 : -1
    var corner = [
      point, offset(point, side * a.dy, -side * a.dx), offset(point, side * b.dy, -side * b.dx),
    ]
    // A miter's length in line widths is 1 / sin(θ / 2), where θ is the angle between the lines.
    let halfSine = ((1 + dot) / 2).squareRoot()
    if join == .miter, halfSine > 0, 1 / halfSine <= miterLimit {
      let (x, y) = (side * (a.dy + b.dy), -side * (a.dx + b.dx))
      let length = (x * x + y * y).squareRoot()
      corner.insert(offset(point, x / length / halfSine, y / length / halfSine), at: 2)
    }
    add(polygon: side > 0 ? corner : corner.reversed())
  }

  private mutating func addDisc(at point: CGPoint) {
    parts.append(
      CGPath(
        ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  private mutating func add(polygon points: [CGPoint]) {
    var path = CGPath()
    path.addLines(between: points)
    path.closeSubpath()
    parts.append(path)
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
