import Testing

@testable import TransitionEngine

@Suite struct TransformDecompositionTests {
  @Test func comesTogetherAgain() throws {
    for transform in sampleTransforms {
      let parts = try #require(TransformDecomposition(transform))
      #expect(distance(parts.matrix, transform) < 1e-12)
    }
  }

  @Test func affinePartsComeTogetherAgain() {
    for transform in sampleTransforms where CATransform3DIsAffine(transform) {
      let parts = AffineDecomposition(CATransform3DGetAffineTransform(transform))
      #expect(distance(CATransform3DMakeAffineTransform(parts.matrix), transform) < 1e-12)
    }
  }

  @Test func refusesWhatHasNoDirections() {
    #expect(TransformDecomposition(CATransform3DMakeScale(1, 0, 1)) == nil)
    #expect(TransformDecomposition(CATransform3DMakeScale(.nan, 1, 1)) == nil)
  }

  @Test func tellsTheTurnBetweenTwoTransforms() throws {
    let from = try #require(TransformDecomposition(CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)))
    let to = try #require(TransformDecomposition(CATransform3DMakeTranslation(10, 0, 0)))
    #expect(abs(from.angle(to: to) - .pi / 2) < 1e-12)
    #expect(to.angle(to: to) == 0)
  }
}
