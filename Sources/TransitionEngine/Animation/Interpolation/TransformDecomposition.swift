/// A transform taken apart: scale, then skew, rotation, translation and perspective, in the order in which
/// they apply.
///
/// Source: CSS Transforms Level 2, "Decomposing a 3D matrix"; on row vectors, `M = scale · skew · rotation ·
/// translation · perspective`. Unlike there the matrix is not divided by its m44 first, so that what moves in
/// depth under a perspective keeps that perspective.
package struct TransformDecomposition: Hashable, Sendable {
  package struct Vector: Hashable, Sendable {
    package var x, y, z: CGFloat

    package init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }
  }

  /// The fourth column of a matrix.
  package struct Column: Hashable, Sendable {
    package var x, y, z, w: CGFloat

    package init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
      (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// No perspective.
    package static let flat = Column(0, 0, 0, 1)
  }

  package var scale: Vector
  /// How far y leans into x, z into x, and z into y.
  package var skewXY, skewXZ, skewYZ: CGFloat
  package var rotation: Quaternion
  package var translation: Vector
  /// m14, m24, m34 and m44 of the perspective alone.
  package var perspective: Column

  /// Nil for a matrix that is singular or not finite: it has no directions to take apart.
  package init?(_ matrix: CATransform3D) {
    guard matrix.isFinite else { return nil }
    var affine = matrix
    let column = Column(affine.m14, affine.m24, affine.m34, affine.m44)
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let inverse = affine.inverted else { return nil }
    perspective =
      column == .flat ? column : TransformDecomposition.product(inverse, column)
    translation = Vector(affine.m41, affine.m42, affine.m43)

    var first = Vector(affine.m11, affine.m12, affine.m13)
    var second = Vector(affine.m21, affine.m22, affine.m23)
    var third = Vector(affine.m31, affine.m32, affine.m33)
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
    scale = Vector(x * mirror, y * mirror, z * mirror)
    rotation = Quaternion(
      rotation: CATransform3D(
        rows: first.scaled(by: mirror), second.scaled(by: mirror), third.scaled(by: mirror)))
  }

  /// The transform put together again.
  package var matrix: CATransform3D { matrix(rotation: rotation.matrix) }

  /// The transform put together with another rotation.
  package func matrix(rotation: CATransform3D) -> CATransform3D {
    let skew = CATransform3D(rows: Vector(1, 0, 0), Vector(skewXY, 1, 0), Vector(skewXZ, skewYZ, 1))
    var result = CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, scale.z), skew)
    result = CATransform3DConcat(result, rotation)
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    guard perspective != .flat else { return result }
    let column = TransformDecomposition.product(result, perspective)
    (result.m14, result.m24, result.m34, result.m44) = (column.x, column.y, column.z, column.w)
    return result
  }

  /// All parts linearly, the rotation by the shortest slerp. (That the perspective is linear too is assumed.)
  package func interpolated(to other: Self, fraction: Double) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    func mix(_ a: Vector, _ b: Vector) -> Vector { Vector(mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z)) }
    var result = self
    result.scale = mix(scale, other.scale)
    result.skewXY = mix(skewXY, other.skewXY)
    result.skewXZ = mix(skewXZ, other.skewXZ)
    result.skewYZ = mix(skewYZ, other.skewYZ)
    result.rotation = rotation.slerp(to: other.rotation, fraction: fraction)
    result.translation = mix(translation, other.translation)
    result.perspective = Column(
      mix(perspective.x, other.perspective.x), mix(perspective.y, other.perspective.y),
      mix(perspective.z, other.perspective.z), mix(perspective.w, other.perspective.w))
    return result
  }

  /// The shortest turn that leads from this rotation to the other's: what `interpolated` does.
  package func rotation(to other: Self) -> AxisAngle {
    AxisAngle(rotation.conjugate.concatenating(other.rotation))
  }

  /// Matrix times column.
  private static func product(_ m: CATransform3D, _ p: Column) -> Column {
    Column(
      m.m11 * p.x + m.m12 * p.y + m.m13 * p.z + m.m14 * p.w,
      m.m21 * p.x + m.m22 * p.y + m.m23 * p.z + m.m24 * p.w,
      m.m31 * p.x + m.m32 * p.y + m.m33 * p.z + m.m34 * p.w,
      m.m41 * p.x + m.m42 * p.y + m.m43 * p.z + m.m44 * p.w)
  }
}

extension TransformDecomposition.Vector {
  func scaled(by factor: CGFloat) -> Self { Self(x * factor, y * factor, z * factor) }

  func dot(_ o: Self) -> CGFloat { x * o.x + y * o.y + z * o.z }

  func cross(_ o: Self) -> Self {
    Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  /// Returns the length it had; nil for length 0.
  mutating func normalize() -> CGFloat? {
    let length = dot(self).squareRoot()
    guard length > 1e-12 else { return nil }
    self = Self(x / length, y / length, z / length)
    return length
  }

  /// Leaves what is perpendicular to a unit vector, and returns the rest's length.
  mutating func removeComponent(along axis: Self) -> CGFloat {
    let length = dot(axis)
    self = Self(x - axis.x * length, y - axis.y * length, z - axis.z * length)
    return length
  }
}

extension CATransform3D {
  /// A linear transform from its three rows.
  fileprivate init(
    rows first: TransformDecomposition.Vector, _ second: TransformDecomposition.Vector,
    _ third: TransformDecomposition.Vector
  ) {
    self = CATransform3DIdentity
    (m11, m12, m13) = (first.x, first.y, first.z)
    (m21, m22, m23) = (second.x, second.y, second.z)
    (m31, m32, m33) = (third.x, third.y, third.z)
  }
}
