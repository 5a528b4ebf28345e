import Testing

@testable import Directives

/// What an author may get wrong in a scenario: each at its place.
struct ScenarioProblemsTests {
  private func page(_ header: String, _ options: String..., script: String = "settle") -> RenderedPage {
    RenderedPage(
      (["```{1️⃣scenario} \(header)"] + options + [script, "```"]).joined(separator: "\n"))
  }

  @Test(arguments: [
    ("2️⃣tab", ":screens: inbox, photos", "scenario.unknown-container@2"),
    ("tabs", ":screens: 2️⃣inbox", "scenario.screens@2"),
    ("paging", ":screens: 2️⃣inbox, photos", "scenario.screens@2"),
    ("tabs", ":screens: inbox, 2️⃣inbox", "scenario.screens@2"),
    ("tabs", ":screens: inbox, 2️⃣search", "transition.unknown-screen@2"),
    ("tabs", ":screens: inbox, wide", "transition.size@1"),
  ])
  func screens(header: String, option: String, problem: String) {
    #expect(page(header, option).problems == [problem])
  }

  @Test func screensAreNeeded() {
    #expect(page("tabs").problems == ["scenario.screens@1"])
  }

  @Test(arguments: [
    ("tabs", ":animator: 2️⃣fad", "transition.unknown-animator@2"),
    ("tabs", ":2️⃣folds: 3", "directive.conflict@2"),
    ("tabs", ":2️⃣interaction: swipe", "directive.conflict@2"),
    ("navigation", ":interaction: 2️⃣swipe", "scenario.interaction@2"),
    ("navigation", ":interaction: 2️⃣edge", "scenario.interaction@2"),
    ("tabs", ":2️⃣carry: false", "directive.conflict@2"),
    ("modal", ":2️⃣safe: true", "directive.conflict@2"),
    ("tabs", ":2️⃣presentation: custom", "directive.conflict@2"),
    ("tabs", ":interaction: 2️⃣swpe", "directive.value@2"),
    ("tabs", ":2️⃣speed: 3", "directive.unknown-option@2"),
    ("tabs", ":lint: 2️⃣turns", "lint.unknown-rule@2"),
  ])
  func options(header: String, option: String, problem: String) {
    #expect(page(header, ":screens: inbox, photos", option).problems == [problem])
  }

  @Test func safeTabsNeedAnAnimatorThatTellsOfItsEnd() {
    let page = page("tabs", ":screens: inbox, photos", ":safe: true", ":animator: 2️⃣fade")
    #expect(page.problems == ["scenario.animator@2"])
  }

  @Test func pagesHaveNoTransitions() {
    let screen = "```{screen} c\nsize: 100x200\n```\n"
    let page = RenderedPage(
      screen + "```{scenario} paging\n:screens: inbox, photos, c\n:1️⃣animator: fade\nsettle\n```")
    #expect(page.problems == ["scenario.animator@1"])
  }

  @Test func aScriptIsNeeded() {
    #expect(page("tabs", ":screens: inbox, photos", script: "").problems == ["scenario.empty@1"])
  }

  @Test(arguments: [
    ("expect selected 3", "directive.range"), ("expect visible search", "scenario.unknown-screen"),
    ("expect callbacks viewWillApear(inbox)", "scenario.call"),
    ("expect callbacks viewWillAppear(serch)", "scenario.unknown-name"),
    ("expect lint turns", "scenario.lint"), ("push photos", "scenario.container"),
    ("tap 20,999", "gesture.off-screen"), ("wait 0s", "directive.range"), ("fly", "script.statement"),
  ])
  func statements(script: String, identifier: String) {
    #expect(
      page("tabs", ":screens: inbox, photos", script: script).diagnostics.first?.identifier == identifier)
  }

  @Test func untrueExpectationsSayWhatIsTheCase() throws {
    let page = page(
      "tabs", ":screens: inbox, photos", ":animator: fade", script: "tap 2\nsettle\n2️⃣expect selected 1")
    #expect(page.problems == ["scenario.expect@2"])
    let problem = try #require(page.diagnostics.first)
    #expect(problem.summary == "expected tab 1 to be selected, got tab 2")
    #expect(problem.notes.contains { $0.message.hasSuffix("FadeAnimator  animateTransition(using:)") })
    #expect(page.html.contains("zt-error"))
  }

  @Test func allUntrueExpectationsAreReported() {
    let script = "tap 2\nexpect finished\nsettle\nexpect cancelled\nexpect visible inbox"
    let page = page("tabs", ":screens: inbox, photos", ":animator: fade", script: script)
    #expect(page.diagnostics.map(\.identifier) == ["scenario.expect", "scenario.expect", "scenario.expect"])
  }

  // MARK: Animators that go wrong

  @Test(arguments: ["forgetful"])
  func transitionsThatNeverEnd(animator: String) {
    let page = page("tabs", ":screens: inbox, photos", ":animator: \(animator)", script: "tap 2")
    #expect(page.problems == ["transition.unfinished@1"])
  }

  @Test func transitionsThatNeverEndCanBeExpected() {
    let script = "tap 2\nsettle\nexpect lint never-completed"
    #expect(page("tabs", ":screens: inbox, photos", ":animator: forgetful", script: script).problems == [])
  }

  @Test(arguments: [
    ("twice", "completed-twice"), ("missing-view", "new-view-missing"),
    ("leftover-view", "views-left-behind"),
  ])
  func mistakesAreWarningsOfTheLint(animator: String, rule: String) {
    let page = page("tabs", ":screens: inbox, photos", ":animator: \(animator)", script: "tap 2")
    #expect(page.problems == ["lint.\(rule)@1"])
    #expect(page.html.contains("<figure"))
  }

  @Test func longScriptsAreCutShort() {
    let script = Array(repeating: "tap 2", count: 100_000).joined(separator: "\n")
    let page = page("tabs", ":screens: inbox, photos", script: script)
    #expect(page.diagnostics.map(\.identifier) == ["script.limit"])
  }
}
