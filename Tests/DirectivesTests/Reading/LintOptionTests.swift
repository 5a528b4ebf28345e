import Testing

@testable import Directives

struct LintOptionTests {
  private func page(_ animator: String, _ option: String = "", of directive: String = "transition")
    -> RenderedPage
  {
    RenderedPage(fence: "{1️⃣\(directive)} \(animator)", ":from: inbox", ":to: photos", option, "A caption.")
  }

  @Test func findingsAreWarnings() {
    #expect(page("wrong-sign").problems == ["lint.m34-sign@1"])
    #expect(page("wrong-sign", of: "strip").problems == ["lint.m34-sign@1"])
  }

  @Test(arguments: ["fade", "scroll", "fold", "slide", "push", "pop", "cover-vertical", "cross-dissolve"])
  func nothingIsWrongWithTheCatalogue(animator: String) {
    #expect(page(animator).problems == [])
  }

  @Test func findingsThatAreShownAreNoWarnings() {
    let page = page("wrong-sign", ":lint: show")
    #expect(page.problems == [])
    #expect(page.html.contains("<code>m34-sign</code>"))
  }

  @Test func whereNothingIsFoundItSaysSo() {
    #expect(page("fade", ":lint: show").html.contains("The lint finds nothing."))
  }

  @Test func findingsCanBeAccepted() {
    let page = page("wrong-sign", ":lint: m34-sign")
    #expect(page.problems == [])
    #expect(!page.html.contains("zt-lint"))
  }

  @Test func acceptedRulesHaveToFire() {
    #expect(page("fade", ":lint: 2️⃣half-turn").problems == ["lint.no-longer-fires@2"])
  }

  @Test func unknownRulesAreErrors() {
    #expect(page("fade", ":lint: 2️⃣half-turns").problems == ["lint.unknown-rule@2"])
  }

  private static let plainScreens = ["a", "b"].map { "```{screen} \($0)\nsize: 375x667\n```\n" }.joined()

  @Test(
    arguments: [("unseeded", "unseeded-randomness"), ("fixed-width", "fixed-size")],
    [
      ("transition", ""), ("strip", ""), ("stage", ""), ("interactive", "swipe left 200pt in 0.3s\n\n"),
    ])
  func everyFigurePlaysAgain(mistake: (animator: String, rule: String), figure: (name: String, body: String))
  {
    let fence = "```{\(figure.name)} \(mistake.animator)\n:from: a\n:to: b\n"
    let plain = RenderedPage(Self.plainScreens + fence + figure.body + "```")
    #expect(plain.diagnostics.map(\.identifier) == ["lint.\(mistake.rule)"])
    let accepted = RenderedPage(Self.plainScreens + fence + ":lint: \(mistake.rule)\n" + figure.body + "```")
    #expect(accepted.problems == [])
  }

  @Test(arguments: [
    ("whole-way", "swipe", "swipe left 230pt in 0.3s", "finished-at-one-hundred"),
    ("standstill", "pan", "swipe left 60pt in 0.2s\nmove right 80pt in 0.2s", "completion-speed"),
  ])
  func interactionsCanBeWrongOnPurpose(mistake: String, cure: String, script: String, rule: String) {
    func problems(_ interaction: String) -> [String] {
      let options = ":from: a\n:to: b\n:interaction: \(interaction)\n"
      return RenderedPage(
        Self.plainScreens + "```{interactive} slide\n" + options + script + "\n```"
      ).diagnostics.map(\.identifier)
    }
    #expect(problems(mistake) == ["lint.\(rule)"])
    #expect(problems(cure) == [])
  }

  @Test func scenariosPlayTheirAnimatorsAgain() {
    let options = ":screens: a, b\n:animator: unseeded\n:lint: unseeded-randomness\n"
    let page = RenderedPage(Self.plainScreens + "```{scenario} tabs\n" + options + "tap 2\n```")
    #expect(page.problems == [])
  }

  @Test func aFindingTellsWhereItIsExplained() {
    let notes = page("wrong-sign").diagnostics.first?.notes.map(\.message) ?? []
    #expect(notes == ["“zoetrope explain lint.m34-sign” shows the cause and the fix"])
  }

  @Test func aTransitionThatNeverEndsCanBeShown() {
    let page = page("forgetful", ":lint: show")
    #expect(page.problems == [])
    #expect(page.html.contains("<code>never-completed</code>"))
  }

  @Test func factsAreKeptForTheReport() {
    let notes = page("fold").page.figures.reports.first?.notes ?? []
    #expect(notes.contains { $0.hasPrefix("crossing-planes: ") })
  }
}
