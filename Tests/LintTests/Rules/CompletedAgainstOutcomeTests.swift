import Testing
import Lint
import TransitionEngine

@Suite struct CompletedAgainstOutcomeTests {
  private func messages(didComplete: Bool, wasCancelled: Bool) -> [String] {
    var fixture = LintFixture()
    fixture.record.completions = [.init(time: 1, didComplete: didComplete)]
    fixture.record.wasCancelled = wasCancelled
    return fixture.timeline.lint().filter { $0.rule == .completedAgainstOutcome }.map(\.message)
  }

  @Test(arguments: [true, false])
  func whatWasToldIsTheOutcome(finished: Bool) {
    #expect(messages(didComplete: finished, wasCancelled: !finished).isEmpty)
  }

  @Test func theOppositeIsTold() {
    #expect(
      messages(didComplete: true, wasCancelled: true)
        == ["completeTransition(true) was called, but the transition was canceled."])
    #expect(
      messages(didComplete: false, wasCancelled: false)
        == ["completeTransition(false) was called, but nothing canceled the transition."])
  }
}
