import Animators
import Diagnostics
import TestSupport
import Testing

@testable import Directives

/// What an author may get wrong in a transition: each at its place, with what would be right.
struct TransitionDiagnosticsTests {
  /// A fold between two screens, with further lines.
  private func fold(_ lines: String) -> RenderedPage {
    RenderedPage(fence: "{transition} fold", ":from: inbox", ":to: photos", lines)
  }

  private func expect(
    _ page: RenderedPage, _ problem: String, _ hint: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(page.problems == [problem], sourceLocation: sourceLocation)
    #expect(page.hints.first == hint, sourceLocation: sourceLocation)
    #expect(page.html.contains("zt-error"), sourceLocation: sourceLocation)
    #expect(!page.html.contains("<figure"), sourceLocation: sourceLocation)
  }

  // MARK: Animators

  @Test(arguments: [("fad", ", did you mean “fade”?"), ("swirl", ""), ("FOLDS", ", did you mean “fold”?")])
  func unknownAnimators(name: String, nearMiss: String) {
    expect(
      RenderedPage(fence: "{transition} 1️⃣\(name)", ":from: inbox", ":to: photos"),
      "transition.unknown-animator@1",
      "banner, bottom-sheet, bubble, card, cards, circular-reveal, cover-vertical, cross-dissolve, "
        + "crossfade, cube, drawer, explode, fade, flip, flip-horizontal, fold, liquid-swipe, "
        + "morphing-button, natgeo, page-curl, pan, picture-viewer, pop, portal, push, scroll, "
        + "shared-element, side-menu, slide, tab-slide, turn, zoom" + nearMiss)
  }

  @Test(arguments: ["fade", "Fade()"])
  func onlyOptionsThatTheAnimatorTakesAreProposed(animator: String) {
    let page = RenderedPage(fence: "{strip} \(animator)", ":from: inbox", ":to: photos", ":fods: 3")
    let problem = page.diagnostics.first { $0.identifier == "directive.unknown-option" }
    #expect(problem?.fix == nil)
    #expect(problem?.allowed.contains("folds") == false)
    #expect(problem?.allowed.contains("duration") == (animator == "fade"))
  }

  @Test func anotherAnimatorsOptionIsReportedAtItsName() {
    expect(
      RenderedPage(fence: "{strip} fade", ":from: inbox", ":to: photos", ":1️⃣folds: 3"),
      "transition.unknown-option@1", "duration")
  }

  // MARK: Screens

  @Test func missingScreensAreReportedBoth() {
    let page = RenderedPage(fence: "{1️⃣transition} fade")
    #expect(page.problems == ["transition.missing-screen@1", "transition.missing-screen@1"])
    #expect(
      Set(page.hints) == [
        "inbox, photos, wide, add “:from: ” and a screen’s name",
        "inbox, photos, wide, add “:to: ” and a screen’s name",
      ])
  }

  @Test(arguments: [":from inbox", ":from:inbox"])
  func anOptionWithoutItsColonOrBlankIsNotMissing(line: String) {
    let page = RenderedPage(fence: "{transition} fade", "1️⃣" + line, ":to: photos")
    #expect(page.problems == ["directive.option-syntax@1"])
    #expect(page.hints == ["write “:from: inbox”"])
  }

  @Test(arguments: [
    ("1️⃣inbxo", "inbox, photos, wide, did you mean “inbox”?"), ("1️⃣settings", "inbox, photos, wide"),
    ("1️⃣../inbox", "inbox, photos, wide"),
  ])
  func unknownScreens(name: String, hint: String) {
    expect(
      RenderedPage(fence: "{stage} fade", ":from: inbox", ":to: \(name)"), "transition.unknown-screen@1", hint
    )
  }

  @Test func anEmptyScreenNameIsReportedAtTheOption() {
    expect(
      RenderedPage(fence: "{transition} fade", ":from: inbox", ":1️⃣to:"), "transition.unknown-screen@1",
      "inbox, photos, wide")
  }

  @Test func withoutAnyScreenItSaysWhereTheyComeFrom() {
    var page = TestPage(figures: PageFigures(environment: FigureEnvironment()))
    let collector = DiagnosticCollector()
    let input = MarkedText("```{transition} fade\n:from: 1️⃣inbox\n:to: 2️⃣photos\n```")
    _ = page.markdown.render(SourceText(input.file), handler: &page, collector)
    let diagnostics = collector.diagnostics
    #expect(diagnostics.map(input.summary) == ["transition.unknown-screen@1", "transition.unknown-screen@2"])
    #expect(diagnostics.allSatisfy { $0.explanation?.contains("content/screens") == true })
  }

  @Test func screensOfDifferentSizesAreReportedWithBoth() {
    let page = RenderedPage(fence: "{1️⃣transition} fade", ":from: inbox", ":to: wide")
    expect(page, "transition.size@1", "give both screens the same size")
    #expect(page.diagnostics.first?.explanation?.hasSuffix("100x200 and 200.5x100") == true)
  }

  // MARK: Numbers

  @Test(arguments: [
    ("1️⃣0", "directive.range"), ("1️⃣-1", "directive.range"), ("1️⃣9", "directive.range"),
    ("1️⃣1000000000", "directive.range"), ("1️⃣99999999999999999999999", "directive.range"),
    ("1️⃣3.5", "directive.value"), ("1️⃣3️pt", "directive.value"), ("1️⃣three", "directive.value"),
    ("1️⃣nan", "directive.value"), ("1️⃣--3", "directive.value"), ("1️⃣3 folds", "directive.value"),
  ])
  func foldsThatCannotBe(value: String, identifier: String) {
    expect(fold(":folds: \(value)"), identifier + "@1", "a whole number from 1 to 8")
  }

  @Test(arguments: [
    ("1️⃣nan", "directive.value"), ("1️⃣NaNs", "directive.value"), ("1️⃣inf", "directive.value"),
    ("1️⃣infs", "directive.value"), ("1️⃣-infinity", "directive.value"), ("1️⃣1,5s", "directive.unit"),
    ("1️⃣fast", "directive.value"), ("1️⃣-1s", "directive.range"), ("1️⃣0s", "directive.range"),
    ("1️⃣-0s", "directive.range"), ("1️⃣9ms", "directive.range"), ("1️⃣61s", "directive.range"),
    ("1️⃣1e9s", "directive.range"), ("1️⃣1e400s", "directive.range"), ("1️⃣-1e400s", "directive.range"),
    ("1️⃣1e-400s", "directive.range"),
  ])
  func durationsThatCannotBe(value: String, identifier: String) {
    let page = fold(":duration: \(value)")
    #expect(page.problems == [identifier + "@1"])
    if identifier != "directive.unit" { #expect(page.hints == ["a duration from 0.01s to 60s"]) }
  }

  @Test(arguments: [
    (":duration: 1️⃣1", "s, ms, write “1s”"), (":duration: 1️⃣300 m", "s, ms, write “300ms”"),
    (":duration: 1️⃣0.8sec", "s, ms, write “0.8s”"),
    (":duration: 1️⃣2min", "s, ms, a duration from 0.01s to 60s"),
    (":duration: 1️⃣0.5 min", "s, ms, write “30s”"), (":duration: 1️⃣800 msec", "s, ms, write “800ms”"),
    (":duration: 1️⃣0,8s", "s, ms, write “0.8s”"), (":duration: 1️⃣800", "s, ms, write “800ms”"),
    (":perspective: 1️⃣200px", "pt, write “200pt”"), (":perspective: 1️⃣200", "pt, write “200pt”"),
    (":at: 0s, 1️⃣50", "s, ms, %, write “0s, 50ms”"),
  ])
  func unitsThatAreNone(line: String, hint: String) {
    expect(fold(line), "directive.unit@1", hint)
  }

  @Test(arguments: [
    (":perspective: 1️⃣49pt", "directive.range", "a length from 50pt to 10000pt, none"),
    (":perspective: 1️⃣1e999pt", "directive.range", "a length from 50pt to 10000pt, none"),
    (
      ":perspective: 1️⃣None", "directive.value",
      "a length from 50pt to 10000pt, none, did you mean “none”?"
    ),
    (":shadow: 1️⃣1.01", "directive.range", "a number from 0 to 1"),
    (":shadow: 1️⃣-inf", "directive.value", "a number from 0 to 1"),
    (":shadow: 1️⃣50%", "directive.value", "a number from 0 to 1, write “0.5”"),
    (":geometry: 1️⃣contacts", "directive.value", "uikit, contact, did you mean “contact”?"),
    (":1️⃣geometry:", "directive.value", "uikit, contact"),
    (":reverse: 1️⃣yes", "directive.value", "true, false, write “true”"),
  ])
  func otherValuesThatCannotBe(line: String, identifier: String, hint: String) {
    expect(fold(line), identifier + "@1", hint)
  }

  // MARK: All at once

  @Test func everythingWrongIsFoundInOneRun() {
    let page = RenderedPage(
      fence: "{transition} fold", ":from: 1️⃣inbxo", ":to: photos", ":2️⃣fold: 1", ":folds: 3️⃣0", ":frames: 4️⃣1",
      ":name: 5️⃣a b", ":duration: 6️⃣1", caption: "~~~{7️⃣nonsense}\n~~~")
    #expect(
      page.problems == [
        "transition.unknown-screen@1", "directive.unknown-option@2", "directive.range@3", "directive.range@4",
        "directive.name@5", "directive.unit@6", "directive.unknown@7",
      ])
  }

  @Test func aFigureThatFailedLeavesTheOthersAlone() {
    let good = "```{strip} fade\n:from: inbox\n:to: photos\n```\n"
    let page = RenderedPage(good + "\n```{strip} 1️⃣fad\n:from: inbox\n:to: photos\n```\n\n" + good)
    #expect(page.problems == ["transition.unknown-animator@1"])
    #expect(page.html.components(separatedBy: "<figure").count == 3)
  }

  /// What the reference and `zoetrope animators` print as standards can be written.
  @Test(arguments: Catalogue.animators)
  func standardsAreWhatAnAuthorMayWrite(_ animator: AnimatorDescription) {
    let plain = RenderedPage(
      fence: "{strip} \(animator.name)", ":from: inbox", ":to: photos", caption: "Caption")
    for option in animator.options {
      let standard = option.standardText ?? ""
      let page = RenderedPage(
        fence: "{strip} \(animator.name)", ":from: inbox", ":to: photos", ":\(option.name): \(standard)",
        caption: "Caption")
      #expect(page.diagnostics.map(\.summary) == plain.diagnostics.map(\.summary))
    }
  }
}
