import Foundation
import TransitionEngine

extension Homography {
  /// The homogeneous weight below which a point counts as behind the viewer.
  package static let nearestWeight: CGFloat = 0.02

  /// The inverse map, weights included: the weight of an image under it is one over the point's own.
  /// Nil where the plane is seen edge on.
  package var inverseMap: Homography? {
    let c11 = m22 * m44 - m24 * m42
    let c12 = m24 * m41 - m21 * m44
    let c14 = m21 * m42 - m22 * m41
    let determinant = m11 * c11 + m12 * c12 + m14 * c14
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    var h = Homography.identity
    (h.m11, h.m21, h.m41) = (c11 / determinant, c12 / determinant, c14 / determinant)
    (h.m12, h.m22, h.m42) = (
      (m14 * m42 - m12 * m44) / determinant, (m11 * m44 - m14 * m41) / determinant,
      (m12 * m41 - m11 * m42) / determinant
    )
    (h.m14, h.m24, h.m44) = (
      (m12 * m24 - m14 * m22) / determinant, (m14 * m21 - m11 * m24) / determinant,
      (m11 * m22 - m12 * m21) / determinant
    )
    return h
  }

  /// The part of this map's own plane whose image lies within `region`.
  package func visiblePart(of region: ConvexPolygon) -> ConvexPolygon {
    guard let inverse = inverseMap else { return ConvexPolygon([]) }
    // A point far away on the plane has a small weight under the inverse; 1/weight is that of the map itself.
    let farthest = 1e-4
    let part = region.clipped { inverse.weight(at: $0) - farthest }
    let plane = ConvexPolygon(part.points.map(inverse.project))
    return plane.clipped { weight(at: $0) - Homography.nearestWeight }
  }

  /// The affine map that touches this one at `point`: the same image, the same derivatives.
  package func tangent(at point: CGPoint) -> CGAffineTransform {
    let (w, image) = (weight(at: point), project(point))
    let a = (m11 - image.x * m14) / w
    let b = (m12 - image.y * m14) / w
    let c = (m21 - image.x * m24) / w
    let d = (m22 - image.y * m24) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y)
  }

  /// Translations first, for instance to undo an origin.
  package func translatedBy(x: CGFloat, y: CGFloat) -> Homography {
    Homography(CGAffineTransform(translationX: x, y: y)).concatenating(self)
  }
}

extension CGAffineTransform {
  /// How much lengths grow, on average: the square root of how much areas do.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether boxes stay boxes.
  package var keepsAxes: Bool { b == 0 && c == 0 }
}
