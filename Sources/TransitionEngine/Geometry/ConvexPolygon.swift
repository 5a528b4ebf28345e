/// A convex polygon in the plane; y down. With fewer than three points it has no area.
package struct ConvexPolygon: Hashable, Sendable {
  /// The corners in order, either way round.
  package var points: [CGPoint]

  package init(_ points: [CGPoint]) { self.points = points }
  package init(_ rect: CGRect) { points = rect.isNull ? [] : rect.corners }

  package var isEmpty: Bool { points.count < 3 }

  /// The area in square points; positive for corners that run clockwise on screen.
  package var signedArea: CGFloat {
    guard !isEmpty else { return 0 }
    // Relative to the first corner, so that no digits are lost far from the origin.
    let origin = points[0]
    var sum: CGFloat = 0
    for index in 1..<(points.count - 1) {
      let (p, q) = (points[index], points[index + 1])
      sum += (p.x - origin.x) * (q.y - origin.y) - (q.x - origin.x) * (p.y - origin.y)
    }
    return sum / 2
  }

  package var area: CGFloat { abs(signedArea) }

  /// The smallest box around it; null without points.
  package var bounds: CGRect { CGRect(around: points) }

  /// The mean of the corners, which lies inside; zero without corners.
  package var center: CGPoint {
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// 1 for corners that run clockwise on screen, -1 for the others. Tests of many points compute it once.
  package var turn: CGFloat { signedArea < 0 ? -1 : 1 }

  /// - Parameter slack: how far outside still counts.
  package func contains(_ point: CGPoint, slack: CGFloat) -> Bool {
    contains(point, slack: slack, turning: turn)
  }

  /// - Parameters:
  ///   - slack: how far outside still counts.
  ///   - sign: the polygon's `turn`.
  package func contains(_ point: CGPoint, slack: CGFloat, turning sign: CGFloat) -> Bool {
    guard !isEmpty else { return false }
    return points.indices.allSatisfy { index in
      let (start, end) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let across = sign * (dx * (point.y - start.y) - dy * (point.x - start.x))
      // The length is seldom needed.
      return across >= 0 || across >= -slack * hypot(dx, dy)
    }
  }

  /// The same polygon with clockwise corners.
  package var clockwise: ConvexPolygon {
    signedArea < 0 ? ConvexPolygon(points.reversed()) : self
  }

  /// The part inside a half-plane.
  package func clipped(to half: HalfPlane) -> ConvexPolygon {
    Self.leaves(half, points) ? clipped(to: CollectionOfOne(half)) { ConvexPolygon(Array($0)) } : self
  }

  /// The point on a line, between two corners at these distances on either side of it.
  private static func crossing(_ p: CGPoint, _ q: CGPoint, _ d: CGFloat, _ e: CGFloat) -> CGPoint {
    p.interpolated(to: q, fraction: d / (d - e))
  }

  /// The part inside a half-plane, and for each of its edges (from its corner to the next one) the index of
  /// the edge it is part of, or nil for the edge that the clip made.
  package func clippedKeepingEdges(to half: HalfPlane) -> (polygon: ConvexPolygon, edges: [Int?]) {
    let distances = points.map(half.value)
    if distances.allSatisfy({ $0 >= 0 }) { return (self, Array(points.indices)) }
    var result: [CGPoint] = []
    var edges: [Int?] = []
    for index in points.indices {
      let next = index + 1 < points.count ? index + 1 : 0
      let (d, e) = (distances[index], distances[next])
      func crossing() -> CGPoint { Self.crossing(points[index], points[next], d, e) }
      if d >= 0 {
        result.append(points[index])
        edges.append(d == 0 && e < 0 ? nil : index)
        if d > 0 && e < 0 {
          result.append(crossing())
          edges.append(nil)
        }
      } else if e > 0 {
        result.append(crossing())
        edges.append(index)
      }
    }
    return result.count < 3 ? (ConvexPolygon([]), []) : (ConvexPolygon(result), edges)
  }

  /// The common part of two polygons; the other polygon itself if it lies inside.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    if !clockwise.sides.contains(where: { Self.leaves($0, other.points) }) { return other.clockwise }
    return clipped(to: other.clockwise.sides) { ConvexPolygon(Array($0)) }
  }

  /// The bounds of the common part of two polygons, without the polygon itself; null if they are disjoint.
  package func boundsOfIntersection(_ other: ConvexPolygon) -> CGRect {
    guard !isEmpty, !other.isEmpty else { return .null }
    if let rect, let other = other.rect { return rect.intersection(other) }
    return clipped(to: other.clockwise.sides) { CGRect(around: $0) }
  }

  /// The polygon as an upright rectangle, if it is one.
  package var rect: CGRect? {
    guard points.count == 4 else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright =
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
      || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isUpright else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// The half-planes that contain the polygon, edge by edge; the corners run clockwise.
  private var sides: some Collection<HalfPlane> {
    points.indices.lazy.map { [points] index in
      HalfPlane(rightOf: points[index], points[index + 1 < points.count ? index + 1 : 0])
    }
  }
}

/// Painters mostly clip. So corners move back and forth between two buffers on the stack, not from array to
/// array.
extension ConvexPolygon {
  private typealias Corners = UnsafeMutableBufferPointer<CGPoint>

  /// - Parameter body: receives the corners of the part inside all half-planes; none if that part has no
  ///   area.
  private func clipped<Result>(
    to sides: some Collection<HalfPlane>, _ body: (Corners) -> Result
  ) -> Result {
    // A side of a convex polygon adds one corner at most. If rounding adds more, clipping is tried again with
    // more room.
    var room = points.count + sides.count + 2
    while true {
      let result = withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 2 * room) { memory -> Result? in
        var corners = Corners(rebasing: memory[..<points.count])
        var (own, spare) = (Corners(rebasing: memory[..<room]), Corners(rebasing: memory[room...]))
        _ = corners.initialize(fromContentsOf: points)
        for side in sides where Self.leaves(side, corners) {
          guard let count = Self.clip(corners, to: side, into: spare) else { return nil }
          corners = Corners(rebasing: spare[..<count])
          swap(&own, &spare)
        }
        return body(corners)
      }
      if let result { return result }
      room *= 2
    }
  }

  /// Whether any point lies outside a half-plane.
  private static func leaves(_ half: HalfPlane, _ points: some Sequence<CGPoint>) -> Bool {
    for point in points where !(half.value(at: point) >= 0) { return true }
    return false
  }

  /// - Returns: how many corners the part inside has, 0 if it has no area; nil if there is no room for them.
  private static func clip(_ points: Corners, to half: HalfPlane, into result: Corners) -> Int? {
    guard let first = points.first else { return 0 }
    let start = half.value(at: first)
    var (count, d) = (0, start)
    for index in points.indices {
      let isLast = index + 1 == points.count
      let (p, q) = (points[index], isLast ? first : points[index + 1])
      let e = isLast ? start : half.value(at: q)
      guard count + 2 <= result.count else { return nil }
      if d >= 0 {
        result.initializeElement(at: count, to: p)
        count += 1
      }
      if d >= 0 ? d > 0 && e < 0 : e > 0 {
        result.initializeElement(at: count, to: crossing(p, q, d, e))
        count += 1
      }
      d = e
    }
    return count < 3 ? 0 : count
  }
}
