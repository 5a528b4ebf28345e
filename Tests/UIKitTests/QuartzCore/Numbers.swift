import TransitionEngine

@testable import UIKit

/// The numbers of github.com/gnustep/libs-quartzcore, `Tests/quartzcore`, which its authors also run against Apple's
/// QuartzCore. Each suite of this folder names the files that its numbers are from; a comment at an expectation says
/// which check it is.
///
/// What differs here is a known issue with its reason, and listed on the documentation's page of the engine.
enum Numbers {
  /// The tolerance of the suite.
  static let tolerance: CGFloat = 1e-4
}

func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < Numbers.tolerance }

func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { near(point.x, x) && near(point.y, y) }

func near(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  near(rect.origin, x, y) && near(rect.size.width, width) && near(rect.size.height, height)
}

func near(_ matrix: CATransform3D, _ numbers: [CGFloat]) -> Bool {
  zip(matrix.numbers, numbers).allSatisfy { near($0, $1) }
}

func near(_ transform: CGAffineTransform, _ numbers: [CGFloat]) -> Bool {
  let own = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  return zip(own, numbers).allSatisfy { near($0, $1) }
}

extension CATransform3D {
  /// The elements, row by row.
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  static let identityNumbers: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
}

/// Returns a layer with bounds and a position.
func layer(_ bounds: CGRect = .zero, at position: CGPoint = .zero) -> CALayer {
  let layer = CALayer()
  layer.bounds = bounds
  layer.position = position
  return layer
}

/// Returns bounds from the origin.
func size(_ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
