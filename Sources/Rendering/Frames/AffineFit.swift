import TransitionEngine

/// The affine map that comes closest to a projective one over a box.
///
/// SVG has affine transforms only. Over something as small as a word the difference from true perspective
/// is far below a pixel, and one outline can serve every frame.
package struct AffineFit: Sendable {
  package var transform: CGAffineTransform
  /// The largest distance from the true image over the box, in units of the image.
  package var error: CGFloat

  /// Least squares over a grid of points: on a grid the sums for x and y do not mix, so each is a quotient.
  ///
  /// Nil when a part of the box lies behind the viewer.
  package init?(_ map: Homography, over box: CGRect) {
    if map.isAffine {
      guard map.m44 > 0 else { return nil }
      transform = map.affine
      error = 0
      return
    }
    guard box.corners.allSatisfy({ map.weight(at: $0) > Homography.nearestWeight }) else { return nil }
    let samples = AffineFit.samples(of: box, by: map)
    let center = CGPoint(x: box.midX, y: box.midY)
    var sum = (xx: CGFloat(0), yy: CGFloat(0), a: CGFloat(0), b: CGFloat(0), c: CGFloat(0), d: CGFloat(0))
    var mean = CGPoint.zero
    for (point, image) in samples {
      let (x, y) = (point.x - center.x, point.y - center.y)
      sum.xx += x * x
      sum.yy += y * y
      sum.a += x * image.x
      sum.b += x * image.y
      sum.c += y * image.x
      sum.d += y * image.y
      mean.x += image.x / CGFloat(samples.count)
      mean.y += image.y / CGFloat(samples.count)
    }
    let tangent = map.tangent(at: center)
    let (a, b) = sum.xx > 0 ? (sum.a / sum.xx, sum.b / sum.xx) : (tangent.a, tangent.b)
    let (c, d) = sum.yy > 0 ? (sum.c / sum.yy, sum.d / sum.yy) : (tangent.c, tangent.d)
    transform = CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: mean.x - a * center.x - c * center.y,
      ty: mean.y - b * center.x - d * center.y)
    var square: CGFloat = 0
    for (point, image) in samples {
      let fitted = point.applying(transform)
      let (x, y) = (fitted.x - image.x, fitted.y - image.y)
      square = max(square, x * x + y * y)
    }
    error = square.squareRoot()
  }

  /// Five by three points, corners included, and their images.
  private static func samples(of box: CGRect, by map: Homography) -> [(point: CGPoint, image: CGPoint)] {
    (0..<15).map { index in
      let point = CGPoint(
        x: box.minX + box.width * CGFloat(index % 5) / 4, y: box.minY + box.height * CGFloat(index / 5) / 2)
      return (point, map.project(point))
    }
  }
}
