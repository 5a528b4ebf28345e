import Testing
import TransitionEngine

/// A few transforms of every sort, to state laws about.
let sampleTransforms: [CATransform3D] = {
  var perspective = CATransform3DIdentity
  perspective.m34 = -1 / 200
  return [
    CATransform3DIdentity, CATransform3DMakeTranslation(10, -20, 30), CATransform3DMakeScale(2, 0.5, 1),
    CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeRotation(0.7, 0, 0, 1),
    CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(1.2, 0, 1, 0),
    CATransform3DMakeRotation(.pi, 1, 0, 0), CATransform3DRotate(perspective, 0.4, 1, 2, 3),
    CATransform3DScale(CATransform3DTranslate(perspective, 5, 6, 7), -1, 2, 3),
    CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.3, c: -0.2, d: 2, tx: 4, ty: 5)),
  ]
}()

func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
  zip(a.components, b.components).map { abs($0 - $1) }.max() ?? 0
}

@Suite struct TransformInterpolationTests {
  @Test func isExactAtBothEnds() {
    for a in sampleTransforms {
      for b in sampleTransforms {
        #expect(a.interpolated(to: b, fraction: 0) == a)
        #expect(a.interpolated(to: b, fraction: 1) == b)
      }
    }
  }

  @Test func isContinuousAtBothEnds() {
    for a in sampleTransforms {
      for b in sampleTransforms {
        #expect(distance(a.interpolated(to: b, fraction: 1e-9), a) < 1e-5)
        #expect(distance(a.interpolated(to: b, fraction: 1 - 1e-9), b) < 1e-5)
      }
    }
  }

  @Test func halfATurnInThePlaneGoesThroughMinus45Degrees() {
    let turn = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let quarter = CATransform3DIdentity.interpolated(to: turn, fraction: 0.25)
    #expect(distance(quarter, CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)) < 1e-12)
  }

  @Test func halfATurnInSpaceGoesThePositiveWay() {
    let turn = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let quarter = CATransform3DIdentity.interpolated(to: turn, fraction: 0.25)
    #expect(distance(quarter, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)) < 1e-12)
  }

  @Test func turnsAtAConstantRateTheShorterWay() {
    let from = CATransform3DMakeRotation(0.2, 1, 1, 0)
    let to = CATransform3DMakeRotation(1.4, 1, 1, 0)
    let third = from.interpolated(to: to, fraction: 1 / 3)
    #expect(distance(third, CATransform3DMakeRotation(0.6, 1, 1, 0)) < 1e-12)
    let far = CATransform3DMakeRotation(2 * .pi - 0.2, 1, 1, 0)
    #expect(distance(from.interpolated(to: far, fraction: 0.5), CATransform3DIdentity) < 1e-12)
  }

  @Test func keepsPerspectiveWhileTurning() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let turned = CATransform3DRotate(perspective, 1, 0, 1, 0)
    let half = perspective.interpolated(to: turned, fraction: 0.5)
    #expect(distance(half, CATransform3DRotate(perspective, 0.5, 0, 1, 0)) < 1e-12)
  }

  @Test func shrinksToNothingWithoutAJump() {
    let flat = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 1), fraction: 0.5)
    #expect(distance(flat, CATransform3DMakeScale(0.5, 0.5, 1)) < 1e-12)
    let solid = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 0), fraction: 0.5)
    #expect(distance(solid, CATransform3DMakeScale(0.5, 0.5, 0.5)) < 1e-12)
  }
}
