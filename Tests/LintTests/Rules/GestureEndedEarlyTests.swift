import Testing
import Lint
import TransitionEngine

@Suite struct GestureEndedEarlyTests {
  /// A transition that is asked for at 0 s, starts at 0.2 s and never ends, and a finger that is lifted.
  private func findings(lifted: TimeInterval) -> [LintFinding] {
    var fixture = LintFixture()
    fixture.record.isInteractive = true
    fixture.record.started = 0.2
    fixture.record.ended = nil
    fixture.record.completions = []
    var timeline = fixture.timeline
    var touch = TouchRecord(id: 1, began: 0, at: .zero)
    touch.ended = lifted
    timeline.touches = [touch]
    return timeline.lint().filter { $0.rule != .neverCompleted }
  }

  @Test func aFingerThatIsLiftedBeforeTheStart() {
    let findings = findings(lifted: 0.1)
    #expect(findings.map(\.rule) == [.gestureEndedEarly])
    #expect(findings.first?.time == 0.1)
  }

  @Test func oneThatIsLiftedAfterIt() { #expect(findings(lifted: 0.3).isEmpty) }
}
