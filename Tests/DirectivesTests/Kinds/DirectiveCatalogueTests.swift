import Testing

@testable import Directives

struct DirectiveCatalogueTests {
  @Test(arguments: [
    ("{1️⃣transitoin} fade", "did you mean “transition”?"), ("{1️⃣screens}", "did you mean “screen”?"),
    ("{1️⃣notes}", "did you mean “note”?"), ("{1️⃣NOTE}", "did you mean “note”?"),
  ])
  func unknownDirectives(header: String, hint: String) {
    let page = RenderedPage(fence: header)
    #expect(page.problems == ["directive.unknown@1"])
    #expect(page.hints.first?.hasSuffix(hint) == true)
    #expect(page.html.contains("zt-error"))
  }

  @Test func anUnknownNameWithoutANearMissListsAll() {
    let all = """
      callbacks, caution, compare, curve, embed, figure, important, include, interactive, layers, literalinclude, \
      math, note, run, scenario, screen, stage, strip, tab-item, tab-set, tip, transition, video, warning
      """
    #expect(RenderedPage(fence: "{1️⃣slideshow}").hints == [all])
  }

  @Test(arguments: ["transition", "strip", "stage"])
  func aMissingAnimatorIsReportedAtTheName(name: String) {
    let page = RenderedPage(fence: "{1️⃣\(name)}", ":from: inbox", ":to: photos")
    #expect(page.problems == ["directive.argument@1"])
    #expect(page.hints == ["write it after the name, on the same line"])
  }

  @Test func anArgumentTooManyIsReported() {
    let page = RenderedPage(
      fence: "{compare} 1️⃣fast", ":from: inbox", ":to: photos", "a: fade", "b: fade")
    #expect(page.problems == ["directive.argument@1"])
    #expect(page.hints == ["delete “fast”"])
  }

  @Test func unknownOptionsAreReportedWithTheNearMiss() {
    let page = RenderedPage(
      fence: "{transition} fold", ":from: inbox", ":to: photos", ":1️⃣fold: 3", ":2️⃣sound: on")
    #expect(page.problems == ["directive.unknown-option@1", "directive.unknown-option@2"])
    #expect(page.hints[0].hasSuffix("did you mean “folds”?"))
    // Those of the figure and of its animator, and of no other.
    #expect(
      page.hints[1]
        == "at, autoplay, card, drive, duration, folds, frames, from, geometry, lint, name, perspective, "
        + "presentation, reverse, shadow, swipe, to")
  }

  @Test func anOptionGivenTwiceIsReported() {
    let page = RenderedPage(fence: "{transition} fade", ":from: inbox", ":to: photos", ":1️⃣to: inbox")
    #expect(page.problems == ["directive.duplicate-option@1"])
  }

  @Test func aDirectiveThatNeverEndsIsAnError() {
    let page = RenderedPage("1️⃣```{transition} fade\n:from: inbox\n:to: photos\n")
    #expect(page.problems == ["markdown.unterminated-fence@1"])
    #expect(page.diagnostics.hasErrors)
  }

  @Test func everyKindIsFoundByItsName() {
    let catalogue = DirectiveCatalogue.standard
    #expect(catalogue.kinds.allSatisfy { catalogue[$0.name]?.name == $0.name })
    #expect(Set(catalogue.kinds.map(\.name)).count == catalogue.kinds.count)
  }

  @Test func optionsOfAKindAreListedOnce() {
    for kind in DirectiveCatalogue.standard.kinds {
      #expect(Set(kind.options.map(\.name)).count == kind.options.count, "\(kind.name)")
    }
  }

  @Test func aPageHoldsALimitedNumberOfFigures() {
    let curve = "```{curve}\neaseOut\n```\n\n"
    let note = "```{note}\nEnough.\n```\n\n"
    let page = RenderedPage(
      String(repeating: curve, count: PageFigures.limit) + note + "```{1️⃣curve}\neaseOut\n```\n")
    #expect(page.problems == ["figure.too-many@1"])
    #expect(page.html.contains("Enough."))
  }

  @Test func anErrorBoxShowsTheFirstErrorsOnly() {
    let options = (0..<60).map { ":o\($0): x\n" }.joined()
    let page = RenderedPage("```{note}\n\(options)\nText.\n```\n")
    #expect(page.diagnostics.count == 60)
    #expect(page.html.contains("… and 10 more\n</pre>"))
  }
}
