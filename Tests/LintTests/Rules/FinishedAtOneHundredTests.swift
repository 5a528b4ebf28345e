import Testing
import Lint
import TransitionEngine

@Suite struct FinishedAtOneHundredTests {
  private func rules(_ kind: InteractionSample.Kind, at fraction: CGFloat) -> [LintRule] {
    var timeline = LintFixture().timeline
    timeline.interaction = [InteractionSample(time: 0.5, kind: kind, fraction: fraction, transition: 0)]
    return timeline.lint().map(\.rule)
  }

  @Test func theVeryEndIsTooFar() {
    #expect(rules(.finished, at: 1) == [.finishedAtOneHundred])
    #expect(rules(.finished, at: 0.99).isEmpty)
  }

  @Test func onlyFinishingCounts() { #expect(rules(.updated, at: 1).isEmpty) }
}
