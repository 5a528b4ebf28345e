/// The points with `a x + b y + c ≥ 0`.
package struct HalfPlane: Hashable, Sendable {
  package var a, b, c: CGFloat

  package init(a: CGFloat, b: CGFloat, c: CGFloat) { (self.a, self.b, self.c) = (a, b, c) }

  /// The half-plane that contains a clockwise polygon (y down) with the neighboring corners `from` and `to`.
  package init(rightOf from: CGPoint, _ to: CGPoint) {
    (a, b) = (from.y - to.y, to.x - from.x)
    c = -(a * from.x + b * from.y)
  }

  /// The value at a point, positive inside; a distance in points if (a, b) has length 1.
  package func value(at point: CGPoint) -> CGFloat { a * point.x + b * point.y + c }

  package var complement: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }
}
