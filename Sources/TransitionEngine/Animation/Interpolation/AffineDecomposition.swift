/// A decomposed 2D transform: `M = scale · rotation · shear · translation` on row vectors.
///
/// Source: CSS Transforms Level 1, "Interpolation of 2D matrices". Core Animation turns the same way round:
/// from no rotation to half a turn goes through -90°.
package struct AffineDecomposition: Hashable, Sendable {
  package var translation: CGPoint
  package var scale: CGSize
  /// Radians.
  package var angle: CGFloat
  /// The remaining linear part.
  package var a, b, c, d: CGFloat

  package init(_ m: CGAffineTransform) {
    translation = CGPoint(x: m.tx, y: m.ty)
    scale = CGSize(
      width: (m.a * m.a + m.b * m.b).squareRoot(), height: (m.c * m.c + m.d * m.d).squareRoot())
    if m.determinant < 0 {
      if m.a < m.d { scale.width.negate() } else { scale.height.negate() }
    }
    // A side of length 0 has no direction: it keeps the unit vector's.
    let row0 = scale.width == 0 ? (1, 0) : (m.a / scale.width, m.b / scale.width)
    let row1 = scale.height == 0 ? (0, 1) : (m.c / scale.height, m.d / scale.height)
    angle = atan2(row0.1, row0.0)
    let (sine, cosine) = (-row0.1, row0.0)
    (a, b) = (cosine * row0.0 + sine * row1.0, cosine * row0.1 + sine * row1.1)
    (c, d) = (-sine * row0.0 + cosine * row1.0, -sine * row0.1 + cosine * row1.1)
  }

  /// The recomposed transform.
  package var matrix: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scale.width * (cosine * a + sine * c), b: scale.width * (cosine * b + sine * d),
      c: scale.height * (-sine * a + cosine * c), d: scale.height * (-sine * b + cosine * d),
      tx: translation.x, ty: translation.y)
  }

  package func interpolated(to other: Self, fraction: Double) -> Self {
    var (from, to) = (self, other)
    // If the two are mirrored along different axes, a half turn without a mirror image is equivalent.
    if (from.scale.width < 0 && to.scale.height < 0) || (from.scale.height < 0 && to.scale.width < 0) {
      from.scale = CGSize(width: -from.scale.width, height: -from.scale.height)
      from.angle += from.angle < 0 ? .pi : -.pi
    }
    if from.angle == 0 { from.angle = 2 * .pi }
    if to.angle == 0 { to.angle = 2 * .pi }
    if abs(from.angle - to.angle) > .pi {
      if from.angle > to.angle { from.angle -= 2 * .pi } else { to.angle -= 2 * .pi }
    }
    from.translation = from.translation.interpolated(to: to.translation, fraction: fraction)
    from.scale = from.scale.interpolated(to: to.scale, fraction: fraction)
    from.angle = from.angle.interpolated(to: to.angle, fraction: fraction)
    from.a = from.a.interpolated(to: to.a, fraction: fraction)
    from.b = from.b.interpolated(to: to.b, fraction: fraction)
    from.c = from.c.interpolated(to: to.c, fraction: fraction)
    from.d = from.d.interpolated(to: to.d, fraction: fraction)
    return from
  }
}
