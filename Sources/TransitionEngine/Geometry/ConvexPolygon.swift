import Foundation

/// A convex polygon in the plane; y down. Without area where it has fewer than three points.
package struct ConvexPolygon: Hashable, Sendable {
  /// The corners in order, either way round.
  package var points: [CGPoint]

  package init(_ points: [CGPoint]) { self.points = points }
  package init(_ rect: CGRect) { points = rect.isNull ? [] : rect.corners }

  package var isEmpty: Bool { points.count < 3 }

  /// In square points; positive for corners that run clockwise on screen.
  package var signedArea: CGFloat {
    guard !isEmpty else { return 0 }
    // About the first corner, so that far from the origin no digits are lost.
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

  /// The mean of the corners, which lies inside; zero without any.
  package var center: CGPoint {
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// The same polygon with clockwise corners.
  package var clockwise: ConvexPolygon {
    signedArea < 0 ? ConvexPolygon(points.reversed()) : self
  }

  /// The part inside a half-plane.
  package func clipped(to half: HalfPlane) -> ConvexPolygon {
    guard Self.leaves(half, points) else { return self }
    var result: [CGPoint] = []
    result.reserveCapacity(points.count + 1)
    Self.clip(points, to: half, into: &result)
    return ConvexPolygon(result)
  }

  /// Whether a point lies outside.
  private static func leaves(_ half: HalfPlane, _ points: [CGPoint]) -> Bool {
    for point in points where !(half.value(at: point) >= 0) { return true }
    return false
  }

  /// - Parameter result: gets the corners of the part inside, none where that has no area.
  private static func clip(_ points: [CGPoint], to half: HalfPlane, into result: inout [CGPoint]) {
    result.removeAll(keepingCapacity: true)
    guard let first = points.first else { return }
    let start = half.value(at: first)
    var d = start
    for index in points.indices {
      let isLast = index + 1 == points.count
      let (p, q) = (points[index], isLast ? first : points[index + 1])
      let e = isLast ? start : half.value(at: q)
      if d >= 0 { result.append(p) }
      if d >= 0 ? d > 0 && e < 0 : e > 0 { result.append(crossing(p, q, d, e)) }
      d = e
    }
    if result.count < 3 { result.removeAll(keepingCapacity: true) }
  }

  /// The point between two corners that have these distances from a line, on either side of it.
  private static func crossing(_ p: CGPoint, _ q: CGPoint, _ d: CGFloat, _ e: CGFloat) -> CGPoint {
    let t = d / (d - e)
    return CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
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

  /// The common part of two polygons.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    var result = points
    // Every other clip writes to the memory of the one before.
    var spare: [CGPoint] = []
    let corners = other.clockwise.points
    for index in corners.indices {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let half = HalfPlane(rightOf: corners[index], next)
      guard Self.leaves(half, result) else { continue }
      spare.reserveCapacity(result.count + corners.count)
      Self.clip(result, to: half, into: &spare)
      if spare.isEmpty { return ConvexPolygon([]) }
      swap(&result, &spare)
    }
    return ConvexPolygon(result)
  }
}
