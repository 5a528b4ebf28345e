/// A vector in space.
package typealias Vector3 = SIMD3<CGFloat>

extension Vector3 {
  @inlinable package func dot(_ o: Self) -> CGFloat { x * o.x + y * o.y + z * o.z }

  @inlinable package var length: CGFloat { dot(self).squareRoot() }

  @inlinable package func cross(_ o: Self) -> Self {
    Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}
