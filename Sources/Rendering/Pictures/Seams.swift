import Foundation
import TransitionEngine

/// Finds edges along which two neighbours touch.
///
/// Both are antialiased along a shared edge, so what lies behind would shine through. The one painted first may go on
/// a little below the one painted later; which edges those are is told here, how far is the painter's matter.
enum Seams {
  /// How near two edges must run, in points of the space the siblings share.
  private static let nearness: CGFloat = 0.35
  /// Above so many siblings the search, which compares pairs, is left out.
  private static let mostSiblings = 160

  static func marking(_ placements: [Placement]) -> [Placement] {
    guard placements.count > 1, placements.count <= mostSiblings,
      placements.contains(where: { !$0.map.isAffine || $0.fragment != nil })
    else { return placements }
    let shapes = placements.map { $0.picture.coversBounds ? $0.extent.projected(by: $0.map) : ConvexPolygon([]) }
    var result = placements
    for index in placements.indices where !shapes[index].isEmpty {
      let later = shapes[(index + 1)...].filter { !$0.isEmpty }
      let edges = placements[index].extent.edges
      // Where a part lies behind the viewer, edges of the plane and of its image do not correspond.
      guard edges.count == shapes[index].points.count else { continue }
      for (edge, image) in zip(edges, shapes[index].edges)
      where later.contains(where: { touches(image, of: shapes[index], $0) }) {
        result[index].coveredEdges.append(edge)
      }
    }
    return result
  }

  /// Whether some edge of `other` runs along `edge` for at least half its length, with `other` on the far side.
  private static func touches(_ edge: Placement.Edge, of shape: ConvexPolygon, _ other: ConvexPolygon) -> Bool {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let length = hypot(dx, dy)
    guard length > 1 else { return false }
    func across(_ p: CGPoint) -> CGFloat { (dx * (p.y - edge.start.y) - dy * (p.x - edge.start.x)) / length }
    func along(_ p: CGPoint) -> CGFloat { (dx * (p.x - edge.start.x) + dy * (p.y - edge.start.y)) / length }
    guard across(shape.centroid) * across(other.centroid) < 0 else { return false }
    return other.edges.contains { candidate in
      guard abs(across(candidate.start)) < nearness, abs(across(candidate.end)) < nearness else { return false }
      let (a, b) = (along(candidate.start), along(candidate.end))
      return min(max(a, b), length) - max(min(a, b), 0) > length / 2
    }
  }
}

extension ConvexPolygon {
  /// The sides, in order.
  var edges: [Placement.Edge] {
    points.indices.map { Placement.Edge(start: points[$0], end: points[($0 + 1) % points.count]) }
  }
}
