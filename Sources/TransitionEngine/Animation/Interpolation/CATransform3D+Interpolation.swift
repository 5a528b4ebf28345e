extension CATransform3D {
  /// The transform on the way to another, exact at both ends.
  ///
  /// Two affine transforms mix by CSS's 2D decomposition; others by translation, scale, skew, perspective and
  /// the shortest rotation. A singular one (a scale of 0 in 3D) cannot be taken apart: the components mix
  /// instead.
  ///
  /// - Parameter fraction: of the way; beyond 0…1 it extrapolates.
  package func interpolated(to other: CATransform3D, fraction: Double) -> CATransform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    if CATransform3DIsAffine(self) && CATransform3DIsAffine(other) {
      let from = AffineDecomposition(CATransform3DGetAffineTransform(self))
      let to = AffineDecomposition(CATransform3DGetAffineTransform(other))
      return CATransform3DMakeAffineTransform(from.interpolated(to: to, fraction: fraction).matrix)
    }
    guard let from = TransformDecomposition(self), let to = TransformDecomposition(other) else {
      return CATransform3D(
        components: zip(components, other.components).map { $0 + ($1 - $0) * fraction })
    }
    return from.interpolated(to: to, fraction: fraction).matrix
  }
}
