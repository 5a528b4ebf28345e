import TransitionEngine

extension Homography {
  /// The homogeneous weight below which nothing is drawn: fifty times as large as at rest.
  package static let nearestWeight: CGFloat = 0.02

  /// The part of this map's own plane whose image lies within `region`.
  package func preimage(of region: ConvexPolygon) -> ConvexPolygon {
    guard let inverse else { return ConvexPolygon([]) }
    // A point's weight under the inverse is one over its own under this map: what is far away has next to
    // none.
    let seen = inverse.visiblePart(of: region, minimumWeight: 1e-4)
    return visiblePart(of: inverse.project(seen), minimumWeight: Homography.nearestWeight)
  }

  /// The affine map that touches this one at `point`: the same image, the same derivatives.
  package func tangent(at point: CGPoint) -> CGAffineTransform {
    let (w, image) = (weight(at: point), project(point))
    let a = (m11 - image.x * m14) / w
    let b = (m12 - image.y * m14) / w
    let c = (m21 - image.x * m24) / w
    let d = (m22 - image.y * m24) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y
    )
  }

  /// A translation first, then this map.
  package func translatedBy(x: CGFloat, y: CGFloat) -> Homography {
    Homography(CGAffineTransform(translationX: x, y: y)).concatenating(self)
  }
}

extension CGAffineTransform {
  /// The average scale of lengths: the square root of the scale of areas.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether the map is a translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the map keeps upright rectangles upright.
  package var keepsAxes: Bool { b == 0 && c == 0 }
}

extension CGRect {
  /// The middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
