/// The points with `a x + b y + c ≥ 0`.
package struct HalfPlane: Hashable, Sendable {
  package var a, b, c: CGFloat

  package init(a: CGFloat, b: CGFloat, c: CGFloat) { (self.a, self.b, self.c) = (a, b, c) }

  /// The side of a line that has a clockwise polygon (y down) inside, when `from` and `to` are neighbouring
  /// corners.
  package init(rightOf from: CGPoint, _ to: CGPoint) {
    (a, b) = (from.y - to.y, to.x - from.x)
    c = -(a * from.x + b * from.y)
  }

  /// Positive inside; in points where (a, b) has length 1.
  package func value(at point: CGPoint) -> CGFloat { a * point.x + b * point.y + c }

  package var complement: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }
}
