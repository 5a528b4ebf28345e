import Diagnostics
import Lint
import TransitionEngine
import Testing

@testable import Scripts

struct ExpectationJudgementTests {
  private var facts: ScenarioFacts {
    ScenarioFacts(
      time: 0.8, selectedTab: 1, visibleScreen: "photos", outcome: .finished, transitionDuration: 0.4,
      offset: 390.4,
      calls: [
        ScenarioFacts.Call(time: 0.3, actor: "inbox", name: "viewWillDisappear(_:)"),
        ScenarioFacts.Call(time: 0.3, actor: "photos", name: "viewWillAppear(_:)"),
      ],
      lints: [LintFinding(.flashOnCancel, at: 0.7, actor: "", call: "", .verbatim("A view jumps."))],
      inconsistencies: [])
  }

  private func judged(_ text: String, _ facts: ScenarioFacts, _ names: ScenarioVocabulary = .tabs)
    -> Diagnostic?
  {
    let (script, problems) = ScriptFixture.scenario(text, names)
    #expect(problems.isEmpty)
    guard let action = script.actions.last, case .expect(let expectation) = action.value else { return nil }
    return expectation.judged(by: facts, at: action.range)
  }

  @Test(arguments: [
    "selected 2", "selected \"My photos\"", "visible photos", "finished", "consistent",
    "lint flash-on-cancel",
    "duration 0.4s",
    "duration 408ms", "callbacks viewWillAppear(photos)",
    "exactly callbacks viewWillDisappear(inbox) viewWillAppear(photos)",
  ])
  func whatIsTrueSaysNothing(text: String) {
    #expect(judged("expect " + text, facts) == nil)
  }

  @Test(arguments: [
    ("selected 1", "expected tab 1 to be selected, got tab 2"),
    ("visible inbox", "expected “inbox” to be visible, got “photos”"),
    ("cancelled", "expected the transition to be canceled, got a finished transition"),
    ("lint none", "expected no findings of the lint, got “flash-on-cancel”"),
    ("lint never-completed", "expected a finding “never-completed” of the lint, got “flash-on-cancel”"),
    ("no callbacks", "expected no calls, got viewWillDisappear(inbox)"),
    ("duration 0.41s", "expected a transition of 0.41 s, got 0.4 s"),
  ])
  func whatIsUntrueSaysWhatIs(text: String, summary: String) {
    let diagnostic = judged("expect " + text, facts)
    #expect(diagnostic?.summary == summary)
    #expect(diagnostic?.identifier == "scenario.expect")
    #expect(diagnostic?.explanation == "at 0.8 s of the run")
    #expect(diagnostic?.range?.start.column == 1)
  }

  @Test(arguments: [
    ("medium", nil), ("large", "expected a sheet at “large”, got one at “medium”"),
  ])
  func aSheetRestsSomewhere(detent: String, summary: String?) {
    var facts = facts
    facts.detent = "medium"
    var names = ScenarioVocabulary.tabs
    names.detents = ["medium", "large"]
    #expect(judged("expect detent \(detent)", facts, names)?.summary == summary)
  }

  /// The classes and titles of an author's own controllers aren't known before the run.
  @Test func ownControllersAreNamedIfThereAreAny() {
    var names = ScenarioVocabulary.tabs
    let expectation = "expect callbacks viewWillAppear(Week)"
    #expect(ScriptFixture.scenario(expectation, names).problems.count == 1)
    names.allowsOwnNames = true
    #expect(ScriptFixture.scenario(expectation, names).problems.isEmpty)
    #expect(ScriptFixture.scenario("expect callbacks viewWillAppear(week)", names).problems.count == 1)
  }

  @Test func whereNothingIsCalledThereAreNoCallbacks() {
    var facts = facts
    facts.calls = []
    #expect(judged("expect no callbacks", facts) == nil)
  }

  @Test func offsetsMayBeOffByHalfAPoint() {
    #expect(judged("expect offset 390pt", facts, .paging) == nil)
    #expect(
      judged("expect offset 389.8pt", facts, .paging)?.summary == "expected an offset of 389.8pt, got 390.4pt"
    )
  }

  @Test func nothingMayHaveHappened() {
    let nothing = ScenarioFacts(
      time: 0, selectedTab: nil, visibleScreen: nil, outcome: .none, transitionDuration: nil, offset: nil,
      calls: [],
      lints: [], inconsistencies: ["a view is left over", "two screens are visible"])
    let expected = [
      ("selected 1", "none"), ("visible inbox", "no single screen"), ("finished", "no transition"),
      ("duration 1s", "no completed transition"), ("consistent", "a view is left over"),
      ("lint flash-on-cancel", "nothing"), ("callbacks viewWillAppear(inbox)", "no calls at all"),
    ]
    for (text, got) in expected {
      #expect(judged("expect " + text, nothing)?.summary.hasSuffix(", got " + got) == true, "\(text)")
    }
  }

  @Test func untrueExpectationsTellWhatHappened() throws {
    let fixture = ScriptFixture("tap 2\nexpect callbacks viewDidAppear(photos)")
    let script = ScenarioScript(fixture.lines, .tabs, DiagnosticCollector())
    let action = try #require(script.actions.last)
    guard case .expect(let expectation) = action.value else {
      Issue.record("the last action expects nothing")
      return
    }
    let problem = try #require(expectation.judged(by: facts, at: action.range))
    #expect(
      DiagnosticFormatter().format(problem) == """
        page.md:2:18: error: expected viewDidAppear(photos), got no such call [scenario.expect]
            2 | expect callbacks viewDidAppear(photos)
              |                  ^~~~~~~~~~~~~~~~~~~~~
              = at 0.8 s of the run
              = note: 1.  0.300 s  inbox  viewWillDisappear(_:)
              = note: 2.  0.300 s  photos  viewWillAppear(_:)

        """)
  }
}
