import Testing
import TransitionEngine

@Suite struct PerspectiveRulesTests {
  private func rules(container: CGFloat, view: CGFloat) -> [LintRule] {
    var fixture = LintFixture()
    fixture.container.sublayerTransform.m34 = container
    var own = CATransform3DIdentity
    own.m34 = view
    fixture.container.sublayers[1].transform = CATransform3DRotate(own, 2, 0, 1, 0)
    fixture.container.sublayers.remove(at: 0)
    return fixture.rules
  }

  /// A turn past 90° changes the sign of the matrix's own m34, not of the perspective.
  @Test func theSignIsThatOfThePerspectiveAlone() {
    #expect(rules(container: 0, view: -0.002).isEmpty)
    #expect(rules(container: 0, view: 0.002) == [.m34Sign])
    #expect(rules(container: 0.002, view: 0) == [.m34Sign])
    #expect(rules(container: -0.002, view: 0).isEmpty)
  }

  @Test func oncePerspectiveIsEnough() {
    #expect(rules(container: -0.002, view: -0.002) == [.perspectiveTwice])
  }
}
