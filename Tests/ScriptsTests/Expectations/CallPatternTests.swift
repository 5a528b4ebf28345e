import Testing

@testable import Scripts

struct CallPatternTests {
  private func patterns(_ text: String) -> [CallPattern] {
    let (script, problems) = ScriptFixture.scenario("expect callbacks \(text)")
    #expect(problems.isEmpty)
    guard case .expect(.callbacks(let patterns, _))? = script.actions.first?.value else { return [] }
    return patterns.map(\.value)
  }

  @Test(arguments: [
    ("viewWillAppear(search)", CallPattern(name: "viewWillAppear", actor: "search")),
    ("viewWillAppear(_:)(search)", CallPattern(name: "viewWillAppear(_:)", actor: "search")),
    ("viewWillAppear", CallPattern(name: "viewWillAppear", actor: nil)),
    ("finish()", CallPattern(name: "finish()", actor: nil)),
    (
      "tabBarController(_:didSelect:)(SafeDelegate)",
      CallPattern(name: "tabBarController(_:didSelect:)", actor: "SafeDelegate")
    ),
  ])
  func callsAreAMethodAndAName(text: String, pattern: CallPattern) {
    #expect(patterns(text) == [pattern])
    #expect(pattern.text == text)
  }

  @Test func severalStandInALine() {
    #expect(patterns("viewWillAppear(search) viewDidAppear(search)").count == 2)
  }

  @Test func labelsTellMethodsApart() {
    let call = ScenarioFacts.Call(time: 0, actor: "SafeDelegate", name: "tabBarController(_:didSelect:)")
    #expect(CallPattern(name: "tabBarController", actor: nil).matches(call))
    #expect(CallPattern(name: "tabBarController(_:didSelect:)", actor: "SafeDelegate").matches(call))
    #expect(!CallPattern(name: "tabBarController(_:shouldSelect:)", actor: nil).matches(call))
    #expect(!CallPattern(name: "tabBarController", actor: "inbox").matches(call))
  }

  @Test(arguments: [
    "()", "a(b)(c)(d)", "finish(()", "finish)", "viewWillAppear(_:)()", "viewWillAppear(a)(b)",
  ])
  func otherWordsAreNoCalls(text: String) {
    let problems = ScriptFixture.scenario("expect callbacks 1️⃣\(text)").problems
    #expect(problems.map { $0.prefix(15) } == ["scenario.call@1"])
  }
}
