import Testing

@testable import Lint
@testable import TransitionEngine

/// Rules that are told by what the run has written down.
@Suite struct LoggedFindingsTests {
  static let rules = LintRule.all.filter { if case .log = $0.check { true } else { false } }
  private static let logged = rules.compactMap { Timeline.Event.LoggedRule(rawValue: $0.name) }

  private func event(
    _ rule: Timeline.Event.LoggedRule, at time: TimeInterval, by actor: String = "door"
  ) -> Timeline.Event {
    Timeline.Event(time: time, kind: .state, actor: actor, name: "frame", detail: "set", layer: 3, lint: rule)
  }

  /// A rule that is logged and that lint does not know would never be told.
  @Test func eachLoggedRuleIsARule() {
    #expect(Timeline.Event.LoggedRule.allCases.allSatisfy { LintRule(named: $0.rawValue) != nil })
    #expect(Self.logged.count == Self.rules.count)
  }

  @Test(arguments: logged)
  func whatComesAgainIsCounted(rule: Timeline.Event.LoggedRule) {
    var timeline = LintFixture().timeline
    timeline.events = [event(rule, at: 0.1), event(rule, at: 0.2), event(rule, at: 0.3)]
    let findings = timeline.lint()
    #expect(findings.map(\.rule.name) == [rule.rawValue])
    #expect(findings.first?.time == 0.1)
    #expect(findings.first?.message == "frame of door: set. And 2 times more.")
    #expect(findings.first?.layerName == "the view of b")
  }

  @Test(arguments: logged)
  func eachActorIsToldOf(rule: Timeline.Event.LoggedRule) {
    var timeline = LintFixture().timeline
    timeline.events = [event(rule, at: 0.1), event(rule, at: 0.2, by: "shade")]
    #expect(timeline.lint().map(\.actor) == ["door", "shade"])
  }

  /// Words that stand where UIKit has no name can be translated, and are the same in English.
  @Test(arguments: [
    ("width and height", true), ("horizontal position, width, height", true), ("position and size", true),
    ("unsupported API", true), ("frame", false), ("tap and hold", false), ("", false),
  ])
  func namesOfLogEntriesAreWordsOrNames(name: String, hasWords: Bool) {
    let remark = Remark(loggedName: name)
    #expect(remark.english == name && (remark != .verbatim(name)) == hasWords)
  }
}
