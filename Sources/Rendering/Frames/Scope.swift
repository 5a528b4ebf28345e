import TransitionEngine

/// A painter's position in a picture: the map from the current coordinates to the output, and the visible
/// part of them.
package struct Scope: Sendable {
  /// From the current coordinates to the output's points.
  package var map: Homography
  /// The visible part, in the current coordinates.
  package var visible: ConvexPolygon
  /// The opacity that drawn marks take over.
  package var opacity: CGFloat = 1
  /// The current plane: the nearest enclosing one that is tilted against the output.
  private(set) var plane = 0
  /// From the current coordinates to the plane's, where boxes are upright.
  private(set) var toPlane = CGAffineTransform.identity
  /// Edges below a neighbor, in the current coordinates.
  var coveredEdges: [CoveredEdge] = []

  package init(map: Homography, visible: ConvexPolygon) {
    self.map = map
    self.visible = visible
  }

  /// An edge, and the distance that drawing extends beyond it.
  struct CoveredEdge: Sendable {
    var edge: PlacedPicture.Edge
    var reach: Vector
  }

  struct Vector: Sendable {
    var dx, dy: CGFloat

    func applying(_ t: CGAffineTransform) -> Vector {
      Vector(dx: dx * t.a + dy * t.c, dy: dx * t.b + dy * t.d)
    }
  }

  /// The scope of a placement's own coordinates.
  ///
  /// - Parameter newPlane: the plane's number if the placement is tilted.
  func entering(_ placement: PlacedPicture, seam: CGFloat, newPlane: Int) -> Scope {
    let total = placement.map.concatenating(map)
    var scope = Scope(map: total, visible: placement.map.preimage(of: visible))
    scope.opacity = opacity * placement.opacity
    if placement.map.isAffine, placement.map.m44 > 0, placement.map.affine.keepsAxes {
      scope.plane = plane
      scope.toPlane = placement.map.affine.concatenating(toPlane)
    } else {
      scope.plane = newPlane
    }
    if placement.map.isAffine, placement.map.affine.determinant != 0 {
      let inverse = placement.map.affine.inverted()
      scope.coveredEdges = coveredEdges.map { $0.applying(inverse) }
    }
    for edge in placement.coveredEdges {
      let inside = placement.extent.center
      scope.coveredEdges.append(CoveredEdge(edge.edge, awayFrom: inside, under: total, seam: seam))
    }
    return scope
  }

  /// Points that lie on a covered edge, moved beyond it.
  func extended(_ points: [CGPoint]) -> [CGPoint] {
    guard !coveredEdges.isEmpty else { return points }
    return points.map { point in
      var moved = point
      for covered in coveredEdges where covered.holds(point) {
        moved.x += covered.reach.dx
        moved.y += covered.reach.dy
      }
      return moved
    }
  }

  /// The visible part of `box`.
  func visibleBox(of box: CGRect) -> CGRect {
    box.isNull ? box : visible.boundsOfIntersection(ConvexPolygon(box.insetBy(dx: -1e-3, dy: -1e-3)))
  }
}

extension Scope.CoveredEdge {
  /// - Parameter seam: the distance to extend in the output, in points.
  init(_ edge: PlacedPicture.Edge, awayFrom inside: CGPoint, under map: Homography, seam: CGFloat) {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let length = max(hypot(dx, dy), 1e-9)
    var normal = CGPoint(x: dy / length, y: -dx / length)
    let middle = CGPoint(x: edge.start.x + dx / 2, y: edge.start.y + dy / 2)
    if (inside.x - middle.x) * normal.x + (inside.y - middle.y) * normal.y > 0 {
      normal = CGPoint(x: -normal.x, y: -normal.y)
    }
    let tangent = map.tangent(at: middle)
    let growth = hypot(
      normal.x * tangent.a + normal.y * tangent.c, normal.x * tangent.b + normal.y * tangent.d)
    let reach = min(seam / max(growth, 0.05), 8)
    self.edge = edge
    self.reach = Scope.Vector(dx: normal.x * reach, dy: normal.y * reach)
  }

  func holds(_ point: CGPoint) -> Bool {
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return false }
    let across = (dx * (point.y - edge.start.y) - dy * (point.x - edge.start.x)) / length
    let along = (dx * (point.x - edge.start.x) + dy * (point.y - edge.start.y)) / length
    return abs(across) < 0.02 && along > -0.5 && along < length + 0.5
  }

  func applying(_ t: CGAffineTransform) -> Scope.CoveredEdge {
    var moved = self
    moved.edge = PlacedPicture.Edge(start: edge.start.applying(t), end: edge.end.applying(t))
    moved.reach = reach.applying(t)
    return moved
  }

  /// Whether a box reaches the edge.
  func touches(_ box: CGRect) -> Bool {
    let line = CGRect(around: [edge.start, edge.end]).insetBy(dx: -0.02, dy: -0.02)
    return box.intersects(line)
  }
}
