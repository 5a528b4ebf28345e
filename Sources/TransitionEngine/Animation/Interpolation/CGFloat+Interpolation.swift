extension CGFloat {
  /// The number on the way to another; beyond 0…1 it extrapolates.
  @inlinable package func interpolated(to other: CGFloat, fraction: CGFloat) -> CGFloat {
    self + (other - self) * fraction
  }

  /// `interpolated(to:fraction:)`, exact at both ends.
  func moved(to end: CGFloat, fraction: CGFloat) -> CGFloat {
    fraction == 0 ? self : fraction == 1 ? end : interpolated(to: end, fraction: fraction)
  }
}

extension CGPoint {
  /// The point on the straight line to another; beyond 0…1 it extrapolates.
  @inlinable package func interpolated(to other: CGPoint, fraction: CGFloat) -> CGPoint {
    CGPoint(
      x: x.interpolated(to: other.x, fraction: fraction), y: y.interpolated(to: other.y, fraction: fraction))
  }

  /// `interpolated(to:fraction:)`, exact at both ends.
  func moved(to end: CGPoint, fraction: CGFloat) -> CGPoint {
    CGPoint(x: x.moved(to: end.x, fraction: fraction), y: y.moved(to: end.y, fraction: fraction))
  }
}

extension CGSize {
  /// The size on the way to another; beyond 0…1 it extrapolates.
  func interpolated(to other: CGSize, fraction: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: other.width, fraction: fraction),
      height: height.interpolated(to: other.height, fraction: fraction))
  }
}
