/// A rotation about an axis, as CSS `rotate` and `CATransform3DMakeRotation` take it.
///
/// Matrices forget how a rotation was meant: 180° to the left and to the right are the same one. This keeps
/// the intent.
package struct AxisAngle: Hashable, Sendable {
  /// A unit vector.
  package var x, y, z: CGFloat
  /// Radians.
  package var angle: CGFloat

  package init(x: CGFloat, y: CGFloat, z: CGFloat, angle: CGFloat) {
    (self.x, self.y, self.z, self.angle) = (x, y, z, angle)
  }

  /// The angle is within 0…π; the axis of no rotation is z.
  package init(_ quaternion: Quaternion) {
    let q = quaternion.w < 0 ? -quaternion : quaternion
    let sine = (q.x * q.x + q.y * q.y + q.z * q.z).squareRoot()
    guard sine > 1e-12 else {
      self.init(x: 0, y: 0, z: 1, angle: 0)
      return
    }
    self.init(x: q.x / sine, y: q.y / sine, z: q.z / sine, angle: 2 * atan2(sine, q.w))
  }
}
