/// A decomposed transform: scale, then skew, rotation, translation and perspective, in the order in which
/// they apply.
///
/// Source: CSS Transforms Level 2, "Decomposing a 3D matrix"; on row vectors, `M = scale · skew · rotation ·
/// translation · perspective`. Unlike there, the matrix is not first divided by its m44, so that a layer that
/// moves in depth under a perspective keeps that perspective.
package struct TransformDecomposition: Hashable, Sendable {
  /// The fourth column of a matrix without perspective.
  private static let flat = SIMD4<CGFloat>(0, 0, 0, 1)

  package var scale: Vector3
  /// How far y leans into x, z into x, and z into y.
  package var skewXY, skewXZ, skewYZ: CGFloat
  package var rotation: Quaternion
  package var translation: Vector3
  /// m14, m24, m34 and m44 of the perspective alone.
  package var perspective: SIMD4<CGFloat>

  /// Nil for a matrix that is singular or not finite, which has no directions.
  package init?(_ matrix: CATransform3D) {
    guard matrix.isFinite else { return nil }
    let affine = matrix.withoutPerspective
    let column = SIMD4(matrix.m14, matrix.m24, matrix.m34, matrix.m44)
    guard let inverse = affine.inverted else { return nil }
    perspective =
      column == Self.flat ? column : TransformDecomposition.product(inverse, column)
    translation = Vector3(affine.m41, affine.m42, affine.m43)

    var first = Vector3(affine.m11, affine.m12, affine.m13)
    var second = Vector3(affine.m21, affine.m22, affine.m23)
    var third = Vector3(affine.m31, affine.m32, affine.m33)
    guard let x = first.normalize() else { return nil }
    skewXY = second.removeComponent(along: first)
    guard let y = second.normalize() else { return nil }
    skewXZ = third.removeComponent(along: first)
    skewYZ = third.removeComponent(along: second)
    guard let z = third.normalize() else { return nil }
    skewXY /= y
    skewXZ /= z
    skewYZ /= z
    // A mirror image is a rotation of the negative scale.
    let mirror: CGFloat = first.dot(second.cross(third)) < 0 ? -1 : 1
    scale = Vector3(x, y, z) * mirror
    rotation = Quaternion(
      rotation: CATransform3D(rows: first * mirror, second * mirror, third * mirror))
  }

  /// The recomposed transform.
  package var matrix: CATransform3D { matrix(rotation: rotation.matrix) }

  /// The transform recomposed with another rotation.
  package func matrix(rotation: CATransform3D) -> CATransform3D {
    let skew = CATransform3D(rows: Vector3(1, 0, 0), Vector3(skewXY, 1, 0), Vector3(skewXZ, skewYZ, 1))
    var result = CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, scale.z), skew)
    result = CATransform3DConcat(result, rotation)
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    guard perspective != Self.flat else { return result }
    let column = TransformDecomposition.product(result, perspective)
    (result.m14, result.m24, result.m34, result.m44) = (column.x, column.y, column.z, column.w)
    return result
  }

  /// Interpolates all parts linearly, and the rotation by the shortest slerp. (That the perspective is linear
  /// too is assumed.)
  package func interpolated(to other: Self, fraction: Double) -> Self {
    func mix<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar == CGFloat { a + (b - a) * fraction }
    var result = self
    result.scale = mix(scale, other.scale)
    result.skewXY = skewXY.interpolated(to: other.skewXY, fraction: fraction)
    result.skewXZ = skewXZ.interpolated(to: other.skewXZ, fraction: fraction)
    result.skewYZ = skewYZ.interpolated(to: other.skewYZ, fraction: fraction)
    result.rotation = rotation.slerp(to: other.rotation, fraction: fraction)
    result.translation = mix(translation, other.translation)
    result.perspective = mix(perspective, other.perspective)
    return result
  }

  /// The angle of the shortest turn from this rotation to the other's, 0…π, which `interpolated` takes.
  package func angle(to other: Self) -> CGFloat {
    let turn = rotation.conjugate.concatenating(other.rotation)
    let sine = Vector3(turn.x, turn.y, turn.z).length
    return sine > 1e-12 ? 2 * atan2(sine, abs(turn.w)) : 0
  }

  /// Matrix times column.
  private static func product(_ m: CATransform3D, _ p: SIMD4<CGFloat>) -> SIMD4<CGFloat> {
    SIMD4(
      m.m11 * p.x + m.m12 * p.y + m.m13 * p.z + m.m14 * p.w,
      m.m21 * p.x + m.m22 * p.y + m.m23 * p.z + m.m24 * p.w,
      m.m31 * p.x + m.m32 * p.y + m.m33 * p.z + m.m34 * p.w,
      m.m41 * p.x + m.m42 * p.y + m.m43 * p.z + m.m44 * p.w)
  }
}

extension Vector3 {
  /// Returns the previous length; nil for length 0.
  fileprivate mutating func normalize() -> CGFloat? {
    let length = length
    guard length > 1e-12 else { return nil }
    self /= length
    return length
  }

  /// Removes the component along a unit vector, and returns the remaining length.
  fileprivate mutating func removeComponent(along axis: Self) -> CGFloat {
    let length = dot(axis)
    self -= axis * length
    return length
  }
}

extension CATransform3D {
  /// A linear transform from its three rows.
  fileprivate init(rows first: Vector3, _ second: Vector3, _ third: Vector3) {
    self = CATransform3DIdentity
    (m11, m12, m13) = (first.x, first.y, first.z)
    (m21, m22, m23) = (second.x, second.y, second.z)
    (m31, m32, m33) = (third.x, third.y, third.z)
  }
}
