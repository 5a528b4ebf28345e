/// A 4×4 transform on row vectors: `[x y z 1] · M`. y points down, +z toward the viewer.
///
/// `m34 = -1/d` gives a viewer at distance `d`: the homogeneous weight becomes `w = 1 - z/d`.
public struct CATransform3D: Hashable, Sendable {
  /// What x contributes to x, y, z and to the weight w.
  public var m11, m12, m13, m14: CGFloat
  /// What y contributes to x, y, z and to the weight w.
  public var m21, m22, m23, m24: CGFloat
  /// What z contributes to x, y, z and to the weight w: `m34` is perspective.
  public var m31, m32, m33, m34: CGFloat
  /// The translation in points, and the constant weight, which is 1 except in odd matrices.
  public var m41, m42, m43, m44: CGFloat

  /// The sixteen components, row by row; nothing is checked.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The identity. (On Apple's systems this one is all zeros.)
  public init() { self = CATransform3DIdentity }
}

/// Leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether every component is exactly that of the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all components are exactly the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scale by these factors, about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation about an axis, which need not be of unit length; identity for an axis of length zero.
///
/// - Parameter angle: radians. About +y, positive turns the right edge away from the viewer: m13 = -sin, m31
///   = sin.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = exactSineCosine(angle)
  let k = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (c + x * x * k, x * y * k + z * s, x * z * k - y * s)
  (t.m21, t.m22, t.m23) = (x * y * k - z * s, c + y * y * k, y * z * k + x * s)
  (t.m31, t.m32, t.m33) = (x * z * k + y * s, y * z * k - x * s, c + z * z * k)
  return t
}

/// Sine and cosine, exact at quarter turns, so that a panel at 90° has no width at all. A whole turn keeps
/// the rounding of its sine, as in Core Animation: it looks like the identity but isn't equal to it.
private func exactSineCosine(_ angle: CGFloat) -> (CGFloat, CGFloat) {
  let quarters = angle / (.pi / 2)
  if quarters == quarters.rounded(), abs(quarters) < 1e9 {
    switch Int(quarters) & 3 {
    case 0: return (sin(angle), 1)
    case 1: return (1, 0)
    case 2: return (0, -1)
    default: return (-1, 0)
    }
  }
  return (sin(angle), cos(angle))
}

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    )
  }
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13, t.m14) = row(a.m11, a.m12, a.m13, a.m14)
  (t.m21, t.m22, t.m23, t.m24) = row(a.m21, a.m22, a.m23, a.m24)
  (t.m31, t.m32, t.m33, t.m34) = row(a.m31, a.m32, a.m33, a.m34)
  (t.m41, t.m42, t.m43, t.m44) = row(a.m41, a.m42, a.m43, a.m44)
  return t
}

/// A translation first, then `t`.
///
/// The product, without the terms that are multiplied by 0 and 1: stages compute hundreds of thousands of
/// these.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = t
  result.m41 = tx * t.m11 + ty * t.m21 + tz * t.m31 + t.m41
  result.m42 = tx * t.m12 + ty * t.m22 + tz * t.m32 + t.m42
  result.m43 = tx * t.m13 + ty * t.m23 + tz * t.m33 + t.m43
  result.m44 = tx * t.m14 + ty * t.m24 + tz * t.m34 + t.m44
  return result
}

extension CATransform3D {
  /// The transform with the fourth column of a matrix without perspective.
  package var withoutPerspective: CATransform3D {
    var result = self
    (result.m14, result.m24, result.m34, result.m44) = (0, 0, 0, 1)
    return result
  }

  /// This transform, then a translation: the product, without the terms that are multiplied by 0 and 1.
  package func thenTranslated(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = self
    (result.m11, result.m12, result.m13) = (m11 + m14 * tx, m12 + m14 * ty, m13 + m14 * tz)
    (result.m21, result.m22, result.m23) = (m21 + m24 * tx, m22 + m24 * ty, m23 + m24 * tz)
    (result.m31, result.m32, result.m33) = (m31 + m34 * tx, m32 + m34 * ty, m33 + m34 * tz)
    (result.m41, result.m42, result.m43) = (m41 + m44 * tx, m42 + m44 * ty, m43 + m44 * tz)
    return result
  }
}

/// A scale first, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation first, then `t`: `R · t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse, or `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverted ?? t
}

/// The same transform of the plane, with z left alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether the transform moves points within the plane only, and without perspective: all other components
/// are exactly those of the identity.
@inlinable public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine part; meaningful where `CATransform3DIsAffine`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
