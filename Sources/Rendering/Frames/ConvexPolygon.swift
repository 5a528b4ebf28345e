import Foundation
import TransitionEngine

/// A convex polygon: what is left of a plane after it was cut by straight edges. Either winding.
package struct ConvexPolygon: Hashable, Sendable {
  package var points: [CGPoint]

  package init(_ points: [CGPoint]) { self.points = points }

  package init(_ rect: CGRect) {
    points = rect.isNull || rect.isEmpty ? [] : rect.corners
  }

  package var isEmpty: Bool { points.count < 3 }

  package var boundingBox: CGRect { CGRect(around: points) }

  /// Positive when the points go clockwise on screen (y down).
  package var signedArea: CGFloat {
    var sum: CGFloat = 0
    for (index, p) in points.enumerated() {
      let q = points[(index + 1) % points.count]
      sum += p.x * q.y - q.x * p.y
    }
    return sum / 2
  }

  package var centroid: CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// The part where `distance`, a linear function of the point, is not negative.
  package func clipped(where distance: (CGPoint) -> CGFloat) -> ConvexPolygon {
    guard !points.isEmpty else { return self }
    let distances = points.map(distance)
    if distances.allSatisfy({ $0 >= 0 }) { return self }
    var kept: [CGPoint] = []
    for (index, p) in points.enumerated() {
      let next = (index + 1) % points.count
      let (d, e) = (distances[index], distances[next])
      if d >= 0 { kept.append(p) }
      if (d < 0) != (e < 0) {
        let (q, t) = (points[next], d / (d - e))
        kept.append(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
      }
    }
    return ConvexPolygon(kept.count < 3 ? [] : kept)
  }

  /// The part inside `other`.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon([]) }
    let sign: CGFloat = other.signedArea < 0 ? -1 : 1
    var result = self
    for (index, a) in other.points.enumerated() where !result.isEmpty {
      let b = other.points[(index + 1) % other.points.count]
      result = result.clipped { sign * ((b.x - a.x) * ($0.y - a.y) - (b.y - a.y) * ($0.x - a.x)) }
    }
    return result
  }

  package func contains(_ point: CGPoint, slack: CGFloat = 1e-9) -> Bool {
    let sign: CGFloat = signedArea < 0 ? -1 : 1
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      let cross = sign * ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x))
      if cross < -slack * max(1, hypot(b.x - a.x, b.y - a.y)) { return false }
    }
    return !isEmpty
  }

  /// The part in front of the viewer under `map`, projected.
  package func projected(by map: Homography) -> ConvexPolygon {
    ConvexPolygon(clipped { map.weight(at: $0) - Homography.nearestWeight }.points.map(map.project))
  }

  /// The edges moved outwards by `amount`; corners stay sharp, but no farther than three times that.
  package func grown(by amount: CGFloat) -> ConvexPolygon {
    guard !isEmpty else { return self }
    let sign: CGFloat = signedArea < 0 ? -1 : 1
    let count = points.count
    return ConvexPolygon(
      points.indices.map { index in
        let (p, q, r) = (points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        let (m, n) = (outwardNormal(p, q, sign), outwardNormal(q, r, sign))
        let reach = min(1 / max(1 + m.x * n.x + m.y * n.y, 0.01), 2.1)
        return CGPoint(x: q.x + (m.x + n.x) * amount * reach, y: q.y + (m.y + n.y) * amount * reach)
      })
  }

  private func outwardNormal(_ a: CGPoint, _ b: CGPoint, _ sign: CGFloat) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: sign * (b.y - a.y) / length, y: -sign * (b.x - a.x) / length)
  }
}
