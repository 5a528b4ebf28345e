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

  /// - Parameter slack: how far outside still counts.
  package func contains(_ point: CGPoint, slack: CGFloat) -> Bool {
    contains(point, slack: slack, turning: turn)
  }

  /// 1 for corners that run clockwise on screen, -1 for the others: who asks for many points asks for it once.
  var turn: CGFloat { signedArea < 0 ? -1 : 1 }

  /// - Parameters:
  ///   - slack: how far outside still counts.
  ///   - sign: the polygon's `turn`.
  func contains(_ point: CGPoint, slack: CGFloat, turning sign: CGFloat) -> Bool {
    guard !isEmpty else { return false }
    return points.indices.allSatisfy { index in
      let (start, end) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let across = sign * (dx * (point.y - start.y) - dy * (point.x - start.x))
      // The length is seldom needed.
      return across >= 0 || across >= -slack * hypot(dx, dy)
    }
  }

  /// The edges moved outwards by `amount`. Corners stay sharp, but go no farther than about twice that.
  package func grown(by amount: CGFloat) -> ConvexPolygon {
    guard !isEmpty else { return self }
    let sign: CGFloat = signedArea < 0 ? -1 : 1
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
