import Testing

@testable import TransitionEngine

/// Rules that are told by what the run has written down.
@Suite struct LoggedFindingsTests {
  static let rules = LintRule.all.filter { if case .log = $0.check { true } else { false } }

  private func event(_ rule: LintRule, at time: TimeInterval, by actor: String = "door") -> Timeline.Event {
    Timeline.Event(time: time, kind: .state, actor: actor, name: "frame", detail: "set", layer: 3, lint: rule)
  }

  @Test(arguments: rules)
  func whatComesAgainIsCounted(rule: LintRule) {
    var timeline = LintFixture().timeline
    timeline.events = [event(rule, at: 0.1), event(rule, at: 0.2), event(rule, at: 0.3)]
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.first?.time == 0.1)
    #expect(findings.first?.message == "frame of door: set. And 2 times more.")
    #expect(findings.first?.layerName == "the view of b")
  }

  @Test(arguments: rules)
  func eachActorIsToldOf(rule: LintRule) {
    var timeline = LintFixture().timeline
    timeline.events = [event(rule, at: 0.1), event(rule, at: 0.2, by: "shade")]
    #expect(timeline.lint().map(\.actor) == ["door", "shade"])
  }
}
