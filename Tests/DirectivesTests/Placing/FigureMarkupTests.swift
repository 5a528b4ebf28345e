import Foundation
import Rendering
import Testing

@testable import Directives

/// What `{transition}`, `{strip}` and `{stage}` become.
struct FigureMarkupTests {
  private func fold(_ directive: String, _ lines: String = ":frames: 3", caption: String = "") -> RenderedPage
  {
    RenderedPage(fence: "{\(directive)} fold", ":from: inbox", ":to: photos", lines, caption: caption)
  }

  // MARK: Words

  @Test func theTitleAndTheDescriptionTellTheRun() {
    let html = fold("transition", ":frames: 3\n:duration: 500ms").html
    #expect(html.contains("alt=\"Fold from inbox to photos. "))
    #expect(html.contains("Both screens are folded like paper. Takes 0.5 s"))
    #expect(html.contains("from the screen “Inbox” to the screen “photos”."))
    #expect(html.contains("layers change "))
    #expect(html.contains("The transition finishes.\" width=\""))
  }

  @Test func theFactsNameAnimatorScreensAndDuration() {
    #expect(
      fold("transition").html.contains(
        "<p class=\"zt-facts\"><span>fold</span> <span>inbox → photos</span> <span>1 s</span> </p>"))
  }

  @Test func theCaptionIsMarkdown() {
    let page = fold("strip", caption: "\nFolds *away* & <b>back</b>.")
    #expect(
      page.html.contains("<figcaption><p>Folds <em>away</em> &amp; <b>back</b>.</p>\n<p class=\"zt-facts\">"))
  }

  // MARK: Parts

  @Test func aTransitionHasStageControlsAndStrip() {
    let page = fold("transition")
    #expect(page.diagnostics.isEmpty)
    for part in ["zt-stage", "zt-controls", "zt-strip", "zt-picks"] {
      #expect(page.html.contains("class=\"\(part)\""))
    }
    #expect(page.html.hasPrefix("<figure class=\"zt-figure f1\" id=\"figure-1\""))
  }

  @Test func `without a style sheet a strip stands alone`() {
    let page = fold("transition")
    #expect(page.html.contains("<div class=\"zt-live\" hidden>"))
    #expect(StageStyles.css.contains(".zt-live{grid-area:1/1;display:flex!important;"))
    #expect(!page.html.split(separator: "class=\"zt-strip\"")[1].contains(" hidden"))
  }

  @Test func aStripHasNothingThatPlays() {
    let page = fold("strip")
    #expect(page.html.hasPrefix("<figure class=\"zt-figure f1 zt-still\""))
    #expect(page.html.contains("<img src=\"assets/figures/"))
    for part in ["<input", "<label", "zt-stage"] { #expect(!page.html.contains(part)) }
    #expect(!page.styles.contains("@keyframes"))
  }

  @Test func aStageKeepsItsStripForPrint() {
    let page = fold("stage")
    #expect(page.html.hasPrefix("<figure class=\"zt-figure f1 zt-alone\""))
    #expect(page.html.contains("class=\"zt-stage\""))
    #expect(page.html.contains("class=\"zt-strip\""))
  }

  @Test func everyFrameHasARadioButtonAndALabel() {
    let page = fold("transition", ":at: 0s, 0.25s, 100%")
    let radios = page.html.components(separatedBy: "<input type=\"radio\"").dropFirst()
    #expect(radios.count == 3)
    for (name, label) in [
      ("k0", "Frame 1 of 3, 0 s"), ("k1", "Frame 2 of 3, 0.25 s"), ("k2", "Frame 3 of 3, 1 s"),
    ] {
      let radio = radios.first { $0.contains("id=\"f1.\(name)\"") }
      #expect(radio?.contains("aria-label=\"\(label)\"") == true)
      #expect(radio?.contains("name=\"f1\"") == true)
      #expect(page.values(of: "for").contains("f1.\(name)"))
    }
    #expect(radios.filter { $0.contains(" checked hidden>") }.count == 1)
  }

  @Test func standaloneStripsAreMadeWhereAskedFor() throws {
    let text = "```{strip} fade\n:from: inbox\n:to: photos\n:name: it\n```"
    #expect(RenderedPage(text).page.figures.standaloneStrips.isEmpty)
    let strip = try #require(RenderedPage(text, standaloneScale: 0.5).page.figures.standaloneStrips.first)
    #expect(strip.id == "it")
    #expect(strip.svg.starts(with: "<svg xmlns=\"http://www.w3.org/2000/svg\"".utf8))
  }

  // MARK: Rules that every figure keeps

  @Test(arguments: ["transition", "strip", "stage"])
  func needsNoScriptAndNoInlineStyle(directive: String) {
    let html = fold(directive).html
    for forbidden in ["<script", " style=", "<style", "javascript:", " onclick"] {
      #expect(!html.contains(forbidden))
    }
  }

  @Test func idsAreUniqueOnAPage() {
    let fence = "```{transition} fold\n:from: inbox\n:to: photos\n:frames: 3\n```\n\n"
    let page = RenderedPage("# Figure\n\n" + fence + fence)
    #expect(page.diagnostics.isEmpty)
    #expect(Set(page.ids).count == page.ids.count)
    #expect(page.ids.contains("f1.k0") && page.ids.contains("f2.k0"))
  }

  @Test func rulesAreScopedToTheirFigure() {
    let page = fold("transition")
    let rules = page.styles.split(separator: "\n").filter { !$0.hasPrefix("@") && $0.contains("{") }
    #expect(!rules.isEmpty)
    #expect(
      rules.allSatisfy { $0.hasPrefix(".f1") || $0.hasPrefix(".z") || $0.hasPrefix("}") },
      "\(rules.prefix(3))")
  }

  @Test func theSameInputGivesTheSameBytes() {
    let (a, b) = (fold("transition"), fold("transition"))
    #expect(a.html == b.html)
    #expect(a.styles == b.styles)
  }

  @Test func everyFigureIsMeasured() throws {
    let reports = fold("transition").page.figures.reports
    #expect(reports.map(\.title) == ["Fold from inbox to photos"])
    let stage = try #require(reports.first?.stage)
    #expect(stage.positionError <= 0.25)
    #expect(stage.cssBytes > 0)
  }

  @Test func aScreenMayReplaceItself() {
    let page = RenderedPage(fence: "{transition} fade", ":from: inbox", ":to: inbox")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("<figure"))
  }

  @Test(arguments: [
    ":folds: 1\n:perspective: none", ":folds: 8\n:perspective: 50pt",
    ":geometry: contact\n:reverse:\n:shadow: 0",
    ":duration: 10ms", ":duration: 60s",
  ])
  func theEndsOfEveryRangeWork(lines: String) {
    let page = fold("transition", lines + "\n:frames: 2")
    #expect(!page.diagnostics.hasErrors)
    #expect(page.html.contains("<figure"))
    #expect(!page.html.contains("nan") && !page.styles.contains("nan"))
  }
}
