import TransitionEngine

/// The siblings in perspective that hide or touch one another.
///
/// Two planes that touch are both antialiased along the shared edge, so the background would shine through.
/// The plane that is painted first may extend below the later one. This type finds these edges; the painter
/// decides on the distance.
enum Neighbors {
  /// The largest distance of edges that touch, in points of the siblings' space.
  private static let nearness: CGFloat = 0.35
  /// The largest number of siblings for the search, which compares pairs.
  private static let mostSiblings = 160

  /// Removes placements that a single opaque sibling hides, and marks covered edges.
  static func resolved(_ placements: [PlacedPicture]) -> [PlacedPicture] {
    guard placements.count > 1, placements.count <= mostSiblings,
      placements.contains(where: { !$0.map.isAffine || $0.fragment != nil })
    else { return placements }
    let shapes = placements.map { $0.extent.projected(by: $0.map) }
    let covers = placements.indices.map { index in
      placements[index].opacity >= 1 && placements[index].picture.coversBounds
        ? shapes[index] : ConvexPolygon([])
    }
    var result: [PlacedPicture] = []
    for index in placements.indices {
      let later = covers[(index + 1)...].filter { !$0.isEmpty }
      let keepsInside = placements[index].keepsWithinExtent
      let outline = shapes[index].points
      if keepsInside,
        later.contains(where: { cover in outline.allSatisfy { cover.contains($0, slack: 0.05) } })
      {
        continue
      }
      var placement = placements[index]
      placement.coveredEdges = edges(
        of: placement, shapes[index], isOpaque: !covers[index].isEmpty, under: later)
      result.append(placement)
    }
    return result
  }

  /// The edges that are covered already, where a cut made them, and those that a neighbor touches.
  private static func edges(
    of placement: PlacedPicture, _ shape: ConvexPolygon, isOpaque: Bool, under later: [ConvexPolygon]
  ) -> [PlacedPicture.CoveredEdge] {
    let edges = placement.extent.edges
    // Where a part lies behind the viewer, edges of the plane and of its image do not correspond.
    guard edges.count == shape.points.count else { return placement.coveredEdges }
    return zip(edges, shape.edges).compactMap { edge, image in
      let isCut = placement.coveredEdges.contains { $0.edge == edge }
      guard isCut || isOpaque else { return nil }
      guard let neighbor = later.first(where: { touches(image, of: shape, $0) }) else {
        return isCut ? PlacedPicture.CoveredEdge(edge: edge) : nil
      }
      let back = placement.map.inverse
      func corner(after point: CGPoint) -> CGPoint? {
        guard let back, let corner = next(after: point, beyond: image, in: neighbor),
          back.weight(at: corner) > 0
        else { return nil }
        return back.project(corner)
      }
      return PlacedPicture.CoveredEdge(
        edge: edge, afterStart: corner(after: image.start), afterEnd: corner(after: image.end))
    }
  }

  /// The polygon's corner that follows the one at `point`, away from `edge`.
  private static func next(
    after point: CGPoint, beyond edge: PlacedPicture.Edge, in polygon: ConvexPolygon
  ) -> CGPoint? {
    let points = polygon.points
    func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat { hypot(p.x - q.x, p.y - q.y) }
    guard let index = points.indices.min(by: { distance(points[$0], point) < distance(points[$1], point) }),
      distance(points[index], point) < 2 * nearness
    else { return nil }
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    func across(_ p: CGPoint) -> CGFloat { abs(dx * (p.y - point.y) - dy * (p.x - point.x)) }
    let neighbors = [points[(index + 1) % points.count], points[(index + points.count - 1) % points.count]]
    return neighbors.max { across($0) < across($1) }
  }

  /// Whether some edge of `other` runs along `edge` for at least half its length, with `other` on the far
  /// side.
  private static func touches(
    _ edge: PlacedPicture.Edge, of shape: ConvexPolygon, _ other: ConvexPolygon
  ) -> Bool {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let length = hypot(dx, dy)
    guard length > 1 else { return false }
    func across(_ p: CGPoint) -> CGFloat { (dx * (p.y - edge.start.y) - dy * (p.x - edge.start.x)) / length }
    func along(_ p: CGPoint) -> CGFloat { (dx * (p.x - edge.start.x) + dy * (p.y - edge.start.y)) / length }
    guard across(shape.center) * across(other.center) < 0 else { return false }
    return other.edges.contains { candidate in
      guard abs(across(candidate.start)) < nearness, abs(across(candidate.end)) < nearness else {
        return false
      }
      let (a, b) = (along(candidate.start), along(candidate.end))
      return min(max(a, b), length) - max(min(a, b), 0) > length / 2
    }
  }
}
