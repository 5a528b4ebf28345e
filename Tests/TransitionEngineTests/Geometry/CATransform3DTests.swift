import Testing
import TransitionEngine

@Suite struct CATransform3DTests {
  @Test func aboutYTheRightEdgeTurnsAway() {
    let turn = CATransform3DMakeRotation(0.3, 0, 1, 0)
    #expect(abs(turn.m13 + sin(0.3)) < 1e-15)
    #expect(abs(turn.m31 - sin(0.3)) < 1e-15)
  }

  @Test func m34MakesWeightsFallTowardsTheViewer() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    let near = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 50), perspective)
    #expect(abs(Homography(near).weight(at: .zero) - (1 - 50.0 / 200)) < 1e-15)
  }

  @Test func rotateAppliesTheNewOperationFirst() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let turned = CATransform3DRotate(move, .pi / 2, 0, 0, 1)
    #expect(Homography(turned).project(CGPoint(x: 1, y: 0)) == CGPoint(x: 10, y: 1))
  }

  @Test func concatenationIsApplicationInTurn() {
    let point = CGPoint(x: 3, y: -2)
    for a in sampleTransforms where CATransform3DIsAffine(a) {
      for b in sampleTransforms {
        let both = Homography(CATransform3DConcat(a, b)).project(point)
        let inTurn = Homography(b).project(Homography(a).project(point))
        #expect(abs(both.x - inTurn.x) < 1e-10 && abs(both.y - inTurn.y) < 1e-10)
      }
    }
  }

  @Test func anInverseLeadsBack() throws {
    for transform in sampleTransforms {
      let inverse = try #require(transform.inverted)
      #expect(distance(CATransform3DConcat(transform, inverse), CATransform3DIdentity) < 1e-9)
    }
    #expect(CATransform3DMakeScale(0, 1, 1).inverted == nil)
  }
}
