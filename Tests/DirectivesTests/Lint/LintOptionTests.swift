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

  @Test(arguments: [("unseeded", "unseeded-randomness"), ("fixed-width", "fixed-size")])
  func secondRunsAreLookedAtWhereSomebodyAsks(animator: String, rule: String) {
    let screens = ["a", "b"].map { "```{screen} \($0)\nsize: 375x667\n```\n" }.joined()
    let page = RenderedPage(
      screens + "```{transition} \(animator)\n:from: a\n:to: b\n:lint: \(rule)\n```")
    #expect(page.problems == [])
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
