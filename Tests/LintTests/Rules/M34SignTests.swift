import Testing
import Lint
import TransitionEngine

@Suite struct M34SignTests {
  /// A turn past 90° changes the sign of the matrix's own m34, not of the perspective.
  @Test func theSignIsThatOfThePerspectiveAlone() {
    #expect(LintFixture.perspectives(container: 0, view: -0.002).rules.isEmpty)
    #expect(LintFixture.perspectives(container: 0, view: 0.002).rules == [.m34Sign])
    #expect(LintFixture.perspectives(container: 0.002, view: 0).rules == [.m34Sign])
    #expect(LintFixture.perspectives(container: -0.002, view: 0).rules.isEmpty)
  }
}

extension LintFixture {
  /// A new view that is turned past 90°, with perspective on the container, on itself, or on both.
  static func perspectives(container: CGFloat, view: CGFloat) -> LintFixture {
    var fixture = LintFixture()
    fixture.container.sublayerTransform.m34 = container
    var own = CATransform3DIdentity
    own.m34 = view
    fixture.container.sublayers[1].transform = CATransform3DRotate(own, 2, 0, 1, 0)
    fixture.container.sublayers.remove(at: 0)
    return fixture
  }
}
