import Testing
import TransitionEngine

@testable import UIKit

/// `CATransform3D/catransform3d.m` and `CATransform3DAffine/affine.m`.
@Suite struct TransformNumbersTests {
  private let moved = CATransform3DMakeTranslation(10, 0, 0)
  private let scaled = CATransform3DMakeScale(2, 2, 2)

  @Test func elements() {
    #expect(near(CATransform3DIdentity, CATransform3D.identityNumbers), "identity")
    let rows: [(String, CATransform3D, [CGFloat])] = [
      (
        "translation", CATransform3DMakeTranslation(2, 3, 4),
        [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]
      ),
      ("scale", CATransform3DMakeScale(2, 3, 4), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]),
      (
        "rotation about z", CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
        [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      ),
      (
        "rotation about x", CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
        [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]
      ),
      (
        "translation, then scale", CATransform3DConcat(moved, scaled),
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1]
      ),
      (
        "scale, then translation", CATransform3DConcat(scaled, moved),
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1]
      ),
      (
        "translating a scale", CATransform3DTranslate(scaled, 10, 0, 0),
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1]
      ),
      (
        "scaling a translation", CATransform3DScale(moved, 2, 2, 2),
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1]
      ),
      (
        "inverse of a scale", CATransform3DInvert(scaled),
        [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1]
      ),
    ]
    for (name, transform, wanted) in rows { #expect(near(transform, wanted), "\(name)") }
  }

  @Test func comparisons() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity), "identity")
    #expect(!CATransform3DIsIdentity(scaled), "a scale")
    #expect(CATransform3DEqualToTransform(scaled, CATransform3DMakeScale(2, 2, 2)), "equal")
    #expect(!CATransform3DEqualToTransform(scaled, moved), "different")
  }

  @Test func affine() {
    let affine = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    let made = CATransform3DMakeAffineTransform(affine)
    #expect(
      near(made, [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1]), "elements, those of the identity included"
    )
    #expect(near(CATransform3DGetAffineTransform(made), [2, 3, 4, 5, 6, 7]), "there and back")
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    let rows: [(String, CATransform3D, Bool)] = [
      ("identity", CATransform3DIdentity, true),
      ("made of an affine one", made, true),
      ("rotation about z", CATransform3DMakeRotation(1, 0, 0, 1), true),
      ("rotation about x", CATransform3DMakeRotation(1, 1, 0, 0), false),
      ("depth's scale", CATransform3DMakeScale(1, 1, 2), false),
      ("depth", CATransform3DMakeTranslation(0, 0, 5), false),
      ("perspective", perspective, false),
    ]
    for (name, transform, isAffine) in rows {
      #expect(CATransform3DIsAffine(transform) == isAffine, "\(name)")
    }
  }
}
