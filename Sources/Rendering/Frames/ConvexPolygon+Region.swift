import TransitionEngine

extension ConvexPolygon {
  /// The sides, in order.
  package var edges: [PlacedPicture.Edge] {
    points.indices.map { PlacedPicture.Edge(start: points[$0], end: points[($0 + 1) % points.count]) }
  }

  /// The image of the part that is in front of the viewer, and not too near to draw.
  package func projected(by map: Homography) -> ConvexPolygon {
    map.project(map.visiblePart(of: self, minimumWeight: Homography.nearestWeight))
  }

  /// The edges moved outwards by `amount`. Corners stay sharp, but go no farther than about twice that.
  package func grown(by amount: CGFloat) -> ConvexPolygon {
    guard !isEmpty else { return self }
    let sign = turn
    let normals = edges.map { edge in
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      let length = max(hypot(dx, dy), 1e-12)
      return CGPoint(x: sign * dy / length, y: -sign * dx / length)
    }
    return ConvexPolygon(
      points.indices.map { index in
        let (p, m, n) = (points[index], normals[(index + points.count - 1) % points.count], normals[index])
        let reach = amount / max(1 + m.x * n.x + m.y * n.y, 0.5)
        return CGPoint(x: p.x + (m.x + n.x) * reach, y: p.y + (m.y + n.y) * reach)
      })
  }
}
