/// A flat layer among its siblings: its place in their common space, and the area that it covers of its
/// plane.
package struct Plane: Hashable, Sendable {
  /// From the plane's own coordinates (z = 0) to the siblings' space, before the division by w.
  package var matrix: CATransform3D
  /// The covered area, in the plane's own coordinates.
  package var outline: ConvexPolygon
  package var isDoubleSided: Bool

  package init(matrix: CATransform3D, outline: ConvexPolygon, isDoubleSided: Bool = true) {
    self.matrix = matrix
    self.outline = outline
    self.isDoubleSided = isDoubleSided
  }

  /// Whether all points of the plane are equally far away.
  package var facesViewer: Bool {
    matrix.m13 == 0 && matrix.m23 == 0 && matrix.m14 == 0 && matrix.m24 == 0 && matrix.m44 > 0
      && matrix.isFinite
  }

  /// Whether the viewer sees the plane's back, mirror images included.
  package var showsBack: Bool {
    let map = Homography(matrix)
    let part = map.visiblePart(of: outline)
    guard !part.isEmpty else { return false }
    return map.facing(at: part.center) < 0
  }
}
