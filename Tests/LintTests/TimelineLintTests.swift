import Testing

@testable import Lint
@testable import TransitionEngine

@Suite struct TimelineLintTests {
  @Test func findsNothingWhereNothingHappened() {
    #expect(Timeline(size: .zero, duration: 0, initial: box(1), commits: []).lint().isEmpty)
    #expect(LintFixture().rules.isEmpty)
  }

  @Test func findingsComeByTime() {
    var fixture = LintFixture()
    fixture.record.completions = [.init(time: 1, didComplete: false), .init(time: 2, didComplete: true)]
    var timeline = fixture.timeline
    timeline.events = [
      Timeline.Event(
        time: 1.5, kind: .state, actor: "a", name: "frame", detail: "x", lint: .frameUnderTransform)
    ]
    #expect(timeline.lint().map(\.rule) == [.completedAgainstOutcome, .frameUnderTransform, .completedTwice])
  }

  @Test func theNumberOfFramesIsBounded() {
    var fixture = LintFixture()
    fixture.container.sublayerTransform.m34 = -0.002
    var timeline = fixture.timeline
    timeline.transitions = Array(repeating: timeline.transitions[0], count: 500)
    #expect(LintEvidence(timeline).samples.count == LintEvidence.maximumSamples)
  }

  @Test func framesWithoutDepthAreNotLookedAt() {
    #expect(LintEvidence(LintFixture().timeline).samples.isEmpty)
  }
}
