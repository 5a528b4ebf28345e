/// A rotation as a unit quaternion: `axis · sin(θ/2)`, `cos(θ/2)`.
package struct Quaternion: Hashable, Sendable {
  package var x, y, z, w: CGFloat

  package init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// - Parameter rotation: its upper left 3×3 part is orthonormal with determinant 1.
  ///
  /// Source: S. W. Shepperd, "Quaternion from rotation matrix", 1978: divides by the largest component.
  package init(rotation m: CATransform3D) {
    let trace = m.m11 + m.m22 + m.m33
    let largest = max(trace, m.m11, m.m22, m.m33)
    func half(_ square: CGFloat) -> CGFloat { max(square, 0).squareRoot() / 2 }
    if largest == trace {
      w = half(1 + trace)
      (x, y, z) = ((m.m23 - m.m32) / (4 * w), (m.m31 - m.m13) / (4 * w), (m.m12 - m.m21) / (4 * w))
    } else if largest == m.m11 {
      x = half(1 + m.m11 - m.m22 - m.m33)
      (y, z, w) = ((m.m12 + m.m21) / (4 * x), (m.m13 + m.m31) / (4 * x), (m.m23 - m.m32) / (4 * x))
    } else if largest == m.m22 {
      y = half(1 + m.m22 - m.m11 - m.m33)
      (x, z, w) = ((m.m12 + m.m21) / (4 * y), (m.m23 + m.m32) / (4 * y), (m.m31 - m.m13) / (4 * y))
    } else {
      z = half(1 + m.m33 - m.m11 - m.m22)
      (x, y, w) = ((m.m13 + m.m31) / (4 * z), (m.m23 + m.m32) / (4 * z), (m.m12 - m.m21) / (4 * z))
    }
  }

  /// The rotation matrix, with `CATransform3DMakeRotation`'s directions.
  package var matrix: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (t.m21, t.m22, t.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (t.m31, t.m32, t.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return t
  }

  package var conjugate: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  package static prefix func - (q: Quaternion) -> Quaternion {
    Quaternion(x: -q.x, y: -q.y, z: -q.z, w: -q.w)
  }

  package func dot(_ other: Quaternion) -> CGFloat {
    x * other.x + y * other.y + z * other.z + w * other.w
  }

  /// This rotation, then `other`.
  package func concatenating(_ other: Quaternion) -> Quaternion {
    let (a, b) = (other, self)
    return Quaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// Turns the shorter way at a constant rate. Of two half turns of the same length, the one with a positive
  /// angle about this quaternion's axis is taken.
  package func slerp(to other: Quaternion, fraction: Double) -> Quaternion {
    let target = dot(other) < 0 ? -other : other
    let cosine = min(dot(target), 1)
    let sine = (1 - cosine * cosine).squareRoot()
    var (a, b) = (1 - fraction, fraction)
    if sine > 1e-7 {
      let angle = atan2(sine, cosine)
      (a, b) = (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
    }
    return Quaternion(
      x: a * x + b * target.x, y: a * y + b * target.y, z: a * z + b * target.z,
      w: a * w + b * target.w
    ).normalized
  }

  private var normalized: Quaternion {
    let length = dot(self).squareRoot()
    guard length > 0 else { return .identity }
    return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
  }
}
