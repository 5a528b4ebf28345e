/// A projective map of the plane: the effect of a perspective transform on the points of one layer.
///
/// `[x y 1] · H = [X Y W]`, and the image is `(X/W, Y/W)`. Rows as in `CATransform3D`, with the third row and
/// column left out: a layer's own plane is z = 0, and the screen does not care how far away a point is.
public struct Homography: Hashable, Sendable {
  /// What x contributes to X, Y and W.
  public var m11, m12, m14: CGFloat
  /// What y contributes to X, Y and W.
  public var m21, m22, m24: CGFloat
  /// X, Y and W at the origin.
  public var m41, m42, m44: CGFloat

  /// Leaves every point where it is.
  public static let identity = Homography(CATransform3DIdentity)

  /// The effect of a transform on the plane z = 0.
  @inlinable public init(_ t: CATransform3D) {
    (m11, m12, m14) = (t.m11, t.m12, t.m14)
    (m21, m22, m24) = (t.m21, t.m22, t.m24)
    (m41, m42, m44) = (t.m41, t.m42, t.m44)
  }

  /// An affine transform; its weight is 1 everywhere.
  public init(_ t: CGAffineTransform) {
    self.init(CATransform3DMakeAffineTransform(t))
  }

  /// This map, then `other`.
  public func concatenating(_ o: Homography) -> Homography {
    var h = Homography.identity
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * o.m11 + y * o.m21 + w * o.m41, x * o.m12 + y * o.m22 + w * o.m42,
        x * o.m14 + y * o.m24 + w * o.m44
      )
    }
    (h.m11, h.m12, h.m14) = row(m11, m12, m14)
    (h.m21, h.m22, h.m24) = row(m21, m22, m24)
    (h.m41, h.m42, h.m44) = row(m41, m42, m44)
    return h
  }

  /// The homogeneous weight at a point; a point is in front of the viewer where it is positive.
  @inlinable public func weight(at point: CGPoint) -> CGFloat {
    point.x * m14 + point.y * m24 + m44
  }

  /// The image of a point. The image is valid only where the weight is positive: at weight 0 it is infinite
  /// or not a number, and behind the viewer it is mirrored.
  @inlinable public func project(_ point: CGPoint) -> CGPoint {
    let w = weight(at: point)
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / w, y: (point.x * m12 + point.y * m22 + m42) / w)
  }

  /// Whether parallel lines stay parallel: the map is affine, up to a constant weight.
  public var isAffine: Bool { m14 == 0 && m24 == 0 && m44 != 0 }

  /// The affine map, where `isAffine`.
  public var affine: CGAffineTransform {
    CGAffineTransform(
      a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
  }

  /// Twice the signed area of the image of a unit of the plane at `point`, up to a positive factor: negative
  /// when the viewer sees the back.
  public func facing(at point: CGPoint) -> CGFloat {
    let w = weight(at: point)
    return determinant / (w * w * w)
  }

  /// 0 where the plane is seen edge-on.
  var determinant: CGFloat {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
  }
}
