extension CATransform3D {
  /// The transform on the way to another, exact at both ends.
  ///
  /// Two affine transforms mix by CSS's 2D decomposition; others by translation, scale, skew, perspective and
  /// the shortest rotation. A singular one (a scale of 0 in 3D) cannot be decomposed: its components mix
  /// instead.
  ///
  /// - Parameter fraction: of the way; beyond 0…1 it extrapolates.
  package func interpolated(to other: CATransform3D, fraction: Double) -> CATransform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    return TransformInterpolation(from: self, to: other).value(at: fraction)
  }
}

/// Two transforms, decomposed once for all values in between. A class, as the value is large and must not be
/// copied.
final class TransformInterpolation {
  private let from, to: CATransform3D
  private let parts: Parts

  private enum Parts {
    /// From a transform to the same one.
    case none
    case flat(AffineDecomposition, AffineDecomposition)
    case spatial(TransformDecomposition, TransformDecomposition)
    /// A matrix that can't be decomposed.
    case components
  }

  init(from: CATransform3D, to: CATransform3D) {
    (self.from, self.to) = (from, to)
    if from == to {
      parts = .none
    } else if CATransform3DIsAffine(from) && CATransform3DIsAffine(to) {
      parts = .flat(
        AffineDecomposition(CATransform3DGetAffineTransform(from)),
        AffineDecomposition(CATransform3DGetAffineTransform(to)))
    } else if let start = TransformDecomposition(from), let end = TransformDecomposition(to) {
      parts = .spatial(start, end)
    } else {
      parts = .components
    }
  }

  /// - Parameter fraction: of the way; beyond 0…1 it extrapolates.
  func value(at fraction: Double) -> CATransform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    switch parts {
    case .none: return from
    case .flat(let start, let end):
      return CATransform3DMakeAffineTransform(start.interpolated(to: end, fraction: fraction).matrix)
    case .spatial(let start, let end): return start.interpolated(to: end, fraction: fraction).matrix
    case .components:
      return CATransform3D(
        components: zip(from.components, to.components).map { $0.interpolated(to: $1, fraction: fraction) })
    }
  }
}
