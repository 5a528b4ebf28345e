import Lint
import Testing
import TransitionEngine

@testable import Scripts

/// What an author may get wrong in a scenario: each at its place, with what would be right.
struct ScenarioDiagnosticsTests {
  @Test func rulesOfTheLintAreKnown() {
    let allowed = (LintRule.all.map(\.name) + ["none"]).sorted().joined(separator: " | ")
    #expect(
      ScriptFixture.scenario("expect lint 1️⃣half-trun").problems
        == ["scenario.lint@1: unknown rule “half-trun” | \(allowed) | did you mean “half-turn”?"])
  }

  @Test(arguments: [
    (
      "1️⃣expct selected 1",
      "script.statement@1: unknown statement “expct” | background | dismiss | edge | expect | hold | lift | move"
        + " | pan | pinch | pop | present | press | push | rotate | select | settle | swipe | tap | twist | wait"
        + " | did you mean “expect”?"
    ),
    ("tap 1️⃣0", "directive.range@1: “tab” can't be 0 | a whole number from 1 to 3"),
    ("select 1️⃣4", "directive.range@1: “tab” can't be 4 | a whole number from 1 to 3"),
    (
      "tap 1️⃣two", "directive.value@1: “tab” must be a whole number, but is “two” | a whole number from 1 to 3"
    ),
    (
      "tap 1️⃣\"Serch\"",
      "scenario.tab@1: unknown tab “Serch” | Inbox | My photos | Search | did you mean “Search”?"
    ),
    ("1️⃣tap", "script.missing@1: “tap” needs a tab | tap 2, tap \"Search\", or tap 200,300"),
    (
      "tap 2 1️⃣twice",
      "script.word@1: unexpected “twice” after the statement | tap 2, tap \"Search\", or tap 200,300"
    ),
    (
      "present 1️⃣phots",
      "scenario.unknown-screen@1: unknown screen “phots” | inbox | photos | search | did you mean “photos”?"
    ),
    (
      "1️⃣push photos",
      "scenario.container@1: “push” needs a navigation controller | this scenario has a tab bar controller"
    ),
    (
      "expect 1️⃣offset 3pt",
      "scenario.container@1: “offset” needs a paging container | this scenario has a tab bar controller"
    ),
    (
      "1️⃣expect",
      "script.missing@1: “expect” needs what must be true | expect selected|visible|finished|cancelled|callbacks"
        + "|exactly|no|unheard|consistent|lint|offset|detent|duration"
    ),
    (
      "expect 1️⃣finishd",
      "script.word@1: “expect” needs what must be true, not “finishd” | selected | visible | finished | cancelled"
        + " | callbacks | exactly | no | unheard | consistent | lint | offset | detent | duration | did you mean “finished”?"
    ),
    ("expect selected 1️⃣9", "directive.range@1: “tab” can't be 9 | a whole number from 1 to 3"),
    (
      "expect duration 1️⃣99s",
      "directive.range@1: “time” can't be 99s | a duration from 0s to 60s"
    ),
    (
      "1️⃣expect callbacks",
      "script.missing@1: “expect” needs at least one call"
        + " | expect callbacks viewWillAppear(search) viewDidAppear(search) …"
    ),
    (
      "expect callbacks viewDidAppear(search) 1️⃣viewWillAppear(serch)",
      "scenario.unknown-name@1: unknown name “serch” | FoldAnimator | SafeDelegate | inbox | photos | search"
        + " | did you mean “search”?"
    ),
    (
      "expect exactly callbacks 1️⃣viewWillApear(search)",
      "scenario.call@1: unknown call “viewWillApear” | viewDidAppear | viewDidDisappear | viewWillAppear"
        + " | viewWillDisappear | did you mean “viewWillAppear”?"
    ),
    (
      "expect callbacks 1️⃣viewWillAppear(search",
      "scenario.call@1: “viewWillAppear(search” isn't a call | a method and a name, such as viewWillAppear(search)"
    ),
  ])
  func mistakesAreReportedWhereTheyAre(text: String, problem: String) {
    #expect(ScriptFixture.scenario(text).problems == [problem])
  }

  @Test(arguments: ["tap", "select"])
  func tabsNeedATabBar(verb: String) {
    #expect(
      ScriptFixture.scenario("1️⃣\(verb) 1", .navigation).problems == [
        "scenario.container@1: “\(verb)” needs a tab bar controller | this scenario has a navigation controller"
      ])
  }

  @Test(arguments: ["expect offset 390pt", "expect offset -0.5pt", "tap 1", "expect selected 1"])
  func pagingContainersHaveOffsetsAndTabs(text: String) {
    #expect(ScriptFixture.scenario(text, .paging).problems.isEmpty)
  }

  @Test(arguments: [
    ("1️⃣push list", "script.statement@1: unknown statement “push”"),
    ("tap 1️⃣\"Inbox\"", "script.point@1: “\"Inbox\"” is not a point"),
    ("1️⃣select 1", "script.statement@1: unknown statement “select”"),
    ("expect 1️⃣selected 1", "scenario.container@1: “selected” needs a tab bar controller"),
    ("expect 1️⃣offset 1pt", "scenario.container@1: “offset” needs a paging container"),
    ("expect visible 1️⃣detail", "scenario.unknown-screen@1: unknown screen “detail”"),
    ("expect callbacks viewDidLoad(1️⃣detail)", "scenario.unknown-name"),
  ])
  func codeHasNoContainer(text: String, problem: String) {
    let problems = ScriptFixture.scenario(text, .code).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test(arguments: [
    "rotate", "background", "tap 10,10", "expect visible Detail", "expect visible list",
    "expect visible \"my detail\"", "expect callbacks viewDidLoad(Detail)", "expect detent 300pt",
  ])
  func codeIsFollowedByFingersAndClaims(text: String) {
    #expect(ScriptFixture.scenario(text, .code).problems.isEmpty)
  }

  @Test func everyLineIsRead() {
    let problems = ScriptFixture.scenario("1️⃣wiggle\ntap 2️⃣9\nsettle\n3️⃣lift").problems
    #expect(problems.map { $0.prefix { $0 != ":" } } == ["script.statement@1", "directive.range@2"])
  }

  @Test func hugeScriptsEndWithOneProblem() {
    let text =
      String(repeating: "settle\n", count: 200) + "1️⃣" + String(repeating: "wiggle 9\n", count: 100_000)
    #expect(
      ScriptFixture.scenario(text).problems == [
        "script.limit@1: a script has at most 200 statements | end it here"
      ])
  }
}
