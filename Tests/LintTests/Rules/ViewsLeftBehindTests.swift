import Testing
import Lint
import TransitionEngine

@Suite struct ViewsLeftBehindTests {
  @Test func whatWasAddedHasToGo() {
    let findings = LintFixture.leaving { $0.container.sublayers += [box(8), box(9)] }
    #expect(findings.map(\.rule) == [.viewsLeftBehind])
    #expect(findings.first?.message == "2 views that the animator added to the container are still in it.")
  }
}
