import Testing

@testable import Directives

struct CompareDirectiveTests {
  private func compare(_ lines: String..., options: [String] = [":from: inbox", ":to: photos"])
    -> RenderedPage
  {
    RenderedPage("```{compare}\n" + (options + lines).joined(separator: "\n") + "\n```")
  }

  private func count(_ part: String, in html: String) -> Int {
    html.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func allRunsHaveOneSetOfControls() {
    let page = compare("slow: fade(duration: 0.8s)", "quick: fade(duration: 0.2s)", "", "A *caption*.")
    #expect(page.diagnostics.isEmpty)
    #expect(count("popovertarget=\"f1.p\"", in: page.html) == 1)
    #expect(count("class=\"zt-scrub\"", in: page.html) == 1)
    #expect(count("<div class=\"zt-stage f1-", in: page.html) == 2)
    #expect(page.html.contains("aria-label=\"Compared: slow, quick\""))
    #expect(page.html.contains("<figcaption><p>A <em>caption</em>.</p>"))
    for forbidden in ["<script", " style=", "<style"] { #expect(!page.html.contains(forbidden)) }
  }

  @Test func everyRunKeepsItsOwnTimeOnTheClockOfTheLongest() {
    let page = compare("slow: fade(duration: 0.8s)", "quick: fade(duration: 0.2s)")
    #expect(page.styles.contains(".f1-1{--d:.8s}"))
    #expect(page.styles.contains(".f1-2{--d:.2s;--q:.25}"))
    #expect(page.html.contains("Frame 7 of 7, 0.8 s"))
    #expect(page.html.contains("0.2 s, 0.8 s</span>"))
  }

  @Test func aStageOfSeveralFollowsTheControlsOfItsFigure() {
    let page = compare("fold(geometry: uikit)", "fold(geometry: contact)")
    #expect(page.diagnostics.isEmpty)
    let css = page.styles
    #expect(css.contains("\n.f1-2{--k0:var(--is0,f1-2-k0-0)"))
    #expect(!css.contains(".f1-2>"))
  }

  @Test func everyRunHasItsStrip() {
    let page = compare("a: fade", "b: push")
    #expect(count("<div class=\"zt-run-name\">", in: page.html) == 2)
    #expect(page.values(of: "alt").filter { !$0.isEmpty }.map { $0.prefix(2) } == ["a.", "b."])
    #expect(count("<div class=\"zt-picks\"", in: page.html) == 1)
  }

  @Test func stagesLieOverOneAnother() {
    let page = compare("a: fade", "b: push", options: [":from: inbox", ":to: photos", ":over:"])
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("<div class=\"zt-stages zt-onion\"><div class=\"zt-stage f1-1\""))
    #expect(page.html.contains("Over one another: <i class=\"zt-skin-1\""))
    // Once below the stages, and once over each strip.
    #expect(count("a in orange", in: page.html) == 2 && count("b in blue", in: page.html) == 2)
  }

  @Test func oneFingerDrivesAllRuns() {
    let page = compare(
      "a: fade", "b: fold(folds: 2)",
      options: [":from: photos", ":to: inbox", ":script: swipe left 20pt in 0.3s"])
    #expect(page.diagnostics.isEmpty)
    #expect(count("The transition is canceled.", in: page.html) == 2)
  }

  @Test func aRunOfSeveralIsDrawnAsItIsAlone() throws {
    let alone = RenderedPage(fence: "{transition} push", ":from: inbox", ":to: photos", ":name: x")
    let several = compare("a: fade", "b: push")
    let picture = { (page: RenderedPage) -> [String] in
      page.styles.split(separator: "\n").map { String($0) }
        .filter { $0.contains(" .zt-p") || $0.contains("@keyframes") }
    }
    let own = picture(several).filter { $0.contains("f1-2") }.map { $0.replacing("f1-2", with: "f1") }
    #expect(!own.isEmpty)
    #expect(own == picture(alone))
  }

  // MARK: What is wrong

  @Test(arguments: [1, 5])
  func thereAreTwoToFourRuns(count: Int) {
    let lines = Array(repeating: "fade", count: count).joined(separator: "\n")
    let page = RenderedPage("1️⃣```{compare}\n:from: inbox\n:to: photos\n\(lines)\n```")
    #expect(page.problems == ["compare.count@1"])
  }

  @Test(arguments: [
    ("b: 1️⃣fdae", "transition.unknown-animator@1"), ("b: fade(1️⃣folds: 3)", "transition.unknown-option@1"),
    ("b: fold(folds: 1️⃣x)", "directive.value@1"), ("b: 1️⃣fold(folds: 3", "transition.arguments@1"),
    ("b: 1️⃣CubeAnimator()", "swift.off@1"), ("b: fold(folds: 2,1️⃣)", "transition.unknown-option@1"),
    ("b: fold(1️⃣from: inbox)", "transition.unknown-option@1"),
  ])
  func linesThatNameNoRun(line: String, problem: String) {
    let page = compare("a: fade", line)
    #expect(page.problems == [problem])
    #expect(page.html.contains("zt-error"))
  }

  @Test func parenthesesMayBeEmpty() {
    #expect(compare("a: fade()", "b: fold( )").diagnostics.isEmpty)
  }

  @Test(arguments: [("a: fade", "1️⃣a: push"), ("fade", "1️⃣fade"), ("a: fade", "1️⃣a: fade")])
  func namesTellRunsApart(first: String, second: String) {
    let page = compare(first, second)
    #expect(page.problems == ["compare.name@1"])
    #expect(page.html.contains("<figure"))
  }

  @Test(arguments: ["b: 1️⃣compare", "b: 1️⃣layers"]) func aRunIsNoFigure(line: String) {
    #expect(compare("a: fade", line).problems == ["transition.unknown-animator@1"])
  }

  @Test func runsMayBeOfVeryDifferentLengths() {
    let page = compare("long: fade(duration: 60s)", "short: fade(duration: 0.01s)")
    #expect(page.diagnostics.isEmpty)
    #expect(page.styles.contains(".f1-1{--d:60s}"))
    #expect(page.styles.contains(".f1-2{--d:.01s;--q:.000167}"))
  }

  @Test func problemsThatRunsHaveInCommonAreToldOnce() {
    let page = compare("a: fade", "b: push", options: [":from: 1️⃣inboks", ":to: photos", ":duration: 2️⃣fast"])
    #expect(page.problems == ["transition.unknown-screen@1", "directive.value@2"])
  }

  @Test func optionsThatNobodyHasAreReported() {
    let page = compare("a: fade", "b: push", options: [":from: inbox", ":to: photos", ":1️⃣folds: 3"])
    #expect(page.problems == ["transition.unknown-option@1"])
  }

  @Test func optionsHoldForThoseThatHaveThem() {
    let page = compare("a: fade", "b: fold", options: [":from: inbox", ":to: photos", ":folds: 3"])
    #expect(page.diagnostics.isEmpty)
  }

  @Test func anInteractionNeedsAScript() {
    let page = compare("a: fade", "b: push", options: [":from: inbox", ":to: photos", ":1️⃣interaction: pan"])
    #expect(page.problems == ["directive.conflict@1"])
  }

  @Test func whatTheLintAcceptsMayFireInAnyRun() {
    let options = [":from: inbox", ":to: photos"]
    let broken = compare("broken: half-turn", "cured: turn", options: options)
    #expect(Set(broken.diagnostics.map(\.identifier)) == ["lint.half-turn"])
    let accepted = compare("broken: half-turn", "cured: turn", options: options + [":lint: half-turn"])
    #expect(accepted.diagnostics.isEmpty)
    let shown = compare("broken: half-turn", "cured: turn", options: options + [":lint: show"])
    #expect(shown.diagnostics.isEmpty)
    #expect(shown.html.contains("zt-lint"))
  }
}
