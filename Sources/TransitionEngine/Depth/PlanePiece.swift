/// A plane, or a piece of one, prepared for comparison.
///
/// Sorting happens in the projected space, where the viewer looks along -z from infinitely far away: a
/// perspective maps planes to planes and preserves which one hides the other.
package struct PlanePiece {
  /// The index of the plane among its siblings.
  package let index: Int
  let matrix: CATransform3D
  /// `A x + B y + C z + D w = 0` on the plane; (A, B, C) of length 1, C > 0: positive is nearer to the
  /// viewer.
  package let equation: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)
  /// The covered area, in the plane's own coordinates.
  var polygon: ConvexPolygon
  /// The origin of each edge: 0 for the outline, else the number of the cut, negative on the side away from
  /// the viewer.
  var cuts: [Int]
  /// Whether the piece is the whole plane.
  var isWhole: Bool
  /// The polygon in view, clockwise.
  package private(set) var projection: ConvexPolygon
  /// The bounds of the projection.
  package private(set) var box: CGRect

  /// The smallest area in view worth painting, in square points.
  static let minimumArea: CGFloat = 1e-3

  /// Nil for a plane that cannot be seen.
  package init?(_ plane: Plane, index: Int) {
    guard plane.matrix.isFinite,
      let equation = PlanePiece.equation(of: plane.matrix)
    else { return nil }
    self.index = index
    matrix = plane.matrix
    self.equation = equation
    polygon = Homography(matrix).visiblePart(of: plane.outline)
    isWhole = polygon == plane.outline
    cuts = polygon.points.map { _ in 0 }
    projection = Homography(matrix).project(polygon).clockwise
    box = projection.bounds
    guard projection.area > PlanePiece.minimumArea else { return nil }
  }

  /// The plane through the images of three points, as a generalized cross product of the matrix's rows.
  private static func equation(
    of m: CATransform3D
  ) -> (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)? {
    let (p, q, r) = (
      (m.m11, m.m12, m.m13, m.m14), (m.m21, m.m22, m.m23, m.m24), (m.m41, m.m42, m.m43, m.m44)
    )
    let zw = (q.2 * r.3 - q.3 * r.2, p.2 * r.3 - p.3 * r.2, p.2 * q.3 - p.3 * q.2)
    let xy = (q.0 * r.1 - q.1 * r.0, p.0 * r.1 - p.1 * r.0, p.0 * q.1 - p.1 * q.0)
    let a = p.1 * zw.0 - q.1 * zw.1 + r.1 * zw.2
    let b = -(p.0 * zw.0 - q.0 * zw.1 + r.0 * zw.2)
    let c = p.3 * xy.0 - q.3 * xy.1 + r.3 * xy.2
    let d = -(p.2 * xy.0 - q.2 * xy.1 + r.2 * xy.2)
    let length = (a * a + b * b + c * c).squareRoot()
    guard length > 0, length.isFinite, abs(c) > 1e-9 * length else { return nil }
    let scale = (c < 0 ? -1 : 1) / length
    return (a * scale, b * scale, c * scale, d * scale)
  }

  /// Depth (z after the division by w) at a point of the view.
  func depth(at point: CGPoint) -> CGFloat {
    -(equation.a * point.x + equation.b * point.y + equation.d) / equation.c
  }

  /// By how much this plane is nearer to the viewer than another at some points of the view: the maximum and
  /// the minimum.
  package func depths(above other: PlanePiece, at points: [CGPoint]) -> (nearest: CGFloat, farthest: CGFloat)
  {
    let differences = points.map { depth(at: $0) - other.depth(at: $0) }
    return (differences.max() ?? 0, differences.min() ?? 0)
  }

  /// The part of this plane, in its own coordinates, that lies nearer to the viewer than `other`'s plane; nil
  /// for parallel planes.
  func side(towardsViewerOf other: PlanePiece) -> HalfPlane? {
    let e = other.equation
    func dot(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> CGFloat {
      e.a * x + e.b * y + e.c * z + e.d * w
    }
    let a = dot(matrix.m11, matrix.m12, matrix.m13, matrix.m14)
    let b = dot(matrix.m21, matrix.m22, matrix.m23, matrix.m24)
    let c = dot(matrix.m41, matrix.m42, matrix.m43, matrix.m44)
    let length = (a * a + b * b).squareRoot()
    guard length > 1e-12 else { return nil }
    return HalfPlane(a: a / length, b: b / length, c: c / length)
  }

  /// The part inside a half-plane; nil if the remaining part is too small to see.
  func clipped(to half: HalfPlane, cut: Int) -> PlanePiece? {
    let (part, edges) = polygon.clippedKeepingEdges(to: half)
    var piece = self
    piece.polygon = part
    piece.cuts = edges.map { $0.map { cuts[$0] } ?? cut }
    piece.isWhole = false
    piece.projection = Homography(matrix).project(part).clockwise
    piece.box = piece.projection.bounds
    return piece.projection.area > PlanePiece.minimumArea ? piece : nil
  }
}
