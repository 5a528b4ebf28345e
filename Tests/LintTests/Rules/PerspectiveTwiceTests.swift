import Testing
import Lint
import TransitionEngine

@Suite struct PerspectiveTwiceTests {
  @Test func oncePerspectiveIsEnough() {
    #expect(LintFixture.perspectives(container: -0.002, view: -0.002).rules == [.perspectiveTwice])
  }
}
