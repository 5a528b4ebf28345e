import Testing

@testable import Directives

struct MeasuredCurveTests {
  private func curve(_ animator: String, _ lines: String...) -> RenderedPage {
    RenderedPage(
      "```{curve} \(animator)\n:from: inbox\n:to: photos\n" + lines.joined(separator: "\n") + "\n```")
  }

  /// The points of the lines of a plot, in the order in which they are drawn.
  private func lines(_ page: RenderedPage) -> [String] {
    page.html.matches(of: /class="[^"]*zt-curve-[0-9][^"]*"[^>]* d="([^"]*)"/).map { String($0.output.1) }
  }

  @Test func whatWasMeasuredIsWhatWasAskedFor() {
    let page = curve("push", ":duration: 0.5s", "x of to", "asked: easeInEaseOut")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("What moved: x of to, asked</title>"))
    #expect(page.html.contains("Measured, x of to: 150 pt to 50.1 pt."))
    // What was asked for is below, broad and pale.
    #expect(page.html.contains("stroke-width=\"9\" stroke-opacity=\".32\""))
  }

  @Test(arguments: [
    ("fade", "opacity of to", "0 to 1"), ("fold", "angle of FoldPanel", "0° to 90°"),
    ("fold", "x of FoldPanel 2", "50 pt to 100 pt"), ("scroll", "position of from", "0 pt to 100 pt"),
    ("cards", "scale of from", "1 to 0.8"), ("turn", "angle of from", "0° to 90°"),
  ])
  func measures(animator: String, line: String, words: String) {
    let page = curve(animator, line)
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("Measured, \(line): \(words)."), "\(page.html)")
  }

  @Test func whatIsTakenBackHasItsFarthestAtTheTop() {
    let page = curve("fade", ":script: swipe left 20pt in 0.3s", "opacity of to")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("Measured, opacity of to: 0 to 0."))
  }

  @Test(arguments: [
    ("1️⃣wobble of to", "curve.unknown-measure@1"), ("a: x of 1️⃣too", "curve.unknown-layer@1"),
    ("a: x of 1️⃣FoldPanel 9", "curve.unknown-layer@1"), ("1️⃣angle of to", "curve.still@1"),
    ("a: 1️⃣easeUot", "curve.unknown@1"), ("1️⃣ of to", "curve.unknown@1"),
    ("x of 1️⃣", "curve.unknown@1"),
  ])
  func whatCannotBeMeasured(line: String, problem: String) {
    let page = curve("push", line)
    #expect(page.diagnostics.map(\.identifier) == [String(problem.dropLast(2))])
    #expect(page.html.contains("zt-error"))
  }

  @Test func aLayerThatStandsStillSaysWhatChanges() {
    #expect(curve("fade", "x of to").hints == ["opacity of to"])
    #expect(curve("push", "x of toast").hints.first?.contains("container, from, to") == true)
  }

  /// Layers inside the screens have the names of their classes, if they have no others.
  @Test(arguments: ["UILabel", "UILabel 2"])
  func layersOfTheScreensAreFound(name: String) {
    let page = RenderedPage(
      """
      ```{screen} album
      size: 100x200
      content:
        - photo: {scene: lake, ratio: 2}
        - label: One
        - label: Two
      ```

      ```{curve} push
      :from: inbox
      :to: album
      x of \(name)
      opacity of UILabel 3
      ```
      """)
    let summaries = page.diagnostics.map { "\($0.identifier): \($0.summary)" }
    #expect(summaries.count == 2, "\(summaries)")
    #expect(summaries.first == "curve.still: the x of “\(name)” doesn't change")
    #expect(summaries.last == "curve.unknown-layer: unknown layer “UILabel 3”")
  }

  @Test func withoutARunNothingIsMeasured() {
    let page = RenderedPage(fence: "{curve}", ":1️⃣from: inbox", "2️⃣x of to", "easeIn")
    #expect(page.problems == ["curve.no-run@1", "curve.no-run@2"])
  }

  @Test func optionsOfOtherAnimatorsAreReported() {
    let page = curve("fade", ":folds: 3", "opacity of to")
    #expect(page.diagnostics.map(\.identifier) == ["transition.unknown-option"])
  }
}
