/// A 2D affine transform, `[x y 1] · [a b; c d; tx ty]`: row vectors, y down, angles in radians, positive
/// clockwise on screen.
///
/// Foundation on Linux leaves this type to Core Graphics; the names and conventions are Core Graphics' own.
public struct CGAffineTransform: Hashable, Sendable {
  /// What x contributes to x.
  public var a: CGFloat
  /// What x contributes to y.
  public var b: CGFloat
  /// What y contributes to x.
  public var c: CGFloat
  /// What y contributes to y.
  public var d: CGFloat
  /// Points by which x moves.
  public var tx: CGFloat
  /// Points by which y moves.
  public var ty: CGFloat

  /// The six components; nothing is checked.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity. (On Apple's systems this one is all zeros.)
  public init() { self = .identity }

  /// A translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale by these factors, about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// - Parameter angle: radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether every component is exactly that of the identity.
  public var isIdentity: Bool { self == .identity }

  /// The factor by which areas grow; negative for a mirror image, 0 if the transform is singular.
  public var determinant: CGFloat { a * d - b * c }

  /// This transform, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A translation first, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale first, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation first, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse, or the transform itself if it is singular, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let det = determinant
    guard det != 0, det.isFinite else { return self }
    return CGAffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGRect {
  /// The box around the transformed rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(around: corners.map { $0.applying(t) })
  }

  /// The smallest rectangle that holds all points; null for none.
  @inlinable public init(around points: some Sequence<CGPoint>) {
    var (x0, y0, x1, y1) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      x0 = Swift.min(x0, point.x)
      y0 = Swift.min(y0, point.y)
      x1 = Swift.max(x1, point.x)
      y1 = Swift.max(y1, point.y)
    }
    self = x0 <= x1 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }
}
