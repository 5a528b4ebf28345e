import Testing

@testable import Directives

struct CurveDirectiveTests {
  private func curve(_ lines: String...) -> RenderedPage {
    RenderedPage("```{curve}\n" + lines.joined(separator: "\n") + "\n```")
  }

  @Test func plotsEveryLineUnderItsLabel() {
    let page = curve(
      ":duration: 0.5s", "", "Ease out: easeOut", "spring(damping: 0.5, velocity: 2)", "", "A *caption*.")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.hasPrefix("<figure class=\"zt-figure zt-plot\" id=\"figure-1\" aria-labelledby=\""))
    #expect(page.html.contains("Timing: Ease out, spring(damping: 0.5, velocity: 2)</title>"))
    #expect(page.html.contains("Change from 0 to 100 percent over 0.5 s, for Ease out, spring"))
    #expect(page.html.contains("<figcaption><p>A <em>caption</em>.</p>\n</figcaption></figure>"))
    for forbidden in ["<script", " style=", "<style"] { #expect(!page.html.contains(forbidden)) }
  }

  @Test func theSameInputGivesTheSameBytes() {
    #expect(curve("easeIn").html == curve("easeIn").html)
  }

  @Test func twoPlotsShareNoId() {
    let page = RenderedPage("```{curve}\neaseIn\n```\n\n```{curve}\neaseIn\n```")
    #expect(Set(page.ids).count == page.ids.count)
  }

  @Test func labelsAreEscaped() {
    let page = curve("<b> & \"c\": easeIn")
    #expect(
      page.html.contains(">&lt;b&gt; &amp; &quot;c&quot;</text>")
        || page.html.contains(">&lt;b&gt; &amp; \"c\"</text>"))
  }

  @Test(arguments: [
    ("1️⃣wobble", "curve.unknown@1"), ("a: 1️⃣easeUot", "curve.unknown@1"),
    ("a:   1️⃣easeUot  ", "curve.unknown@1"),
    ("a: 1️⃣b: easeIn", "curve.unknown@1"), ("a:1️⃣", "curve.unknown@1"), (":1️⃣:", "curve.unknown@1"),
    ("1️⃣()", "curve.unknown@1"), ("1️⃣easeIn()", "curve.unknown@1"),
    ("a: 1️⃣cubic-bezier 0,0,1,1", "curve.unknown@1"),
    ("1️⃣spring(damping: 1", "curve.unknown@1"), ("spring damping: 1️⃣1)", "curve.unknown@1"),
  ])
  func malformedLinesAreReportedAtTheCurve(line: String, problem: String) {
    let page = curve("linear", line)
    #expect(page.problems == [problem])
    #expect(page.html.contains("zt-error"))
  }

  @Test func allMalformedLinesAreFound() {
    let page = curve(":duration: 1️⃣11s", ":name: 2️⃣a b", "", "a: 3️⃣easeUot", "linear", "4️⃣spring()")
    #expect(
      page.problems == ["directive.range@1", "directive.name@2", "curve.unknown@3", "curve.argument@4"])
  }

  @Test(arguments: [0, 7, 1000])
  func aPlotHasOneToSixCurves(count: Int) {
    let page = RenderedPage("1️⃣```{curve}\n" + String(repeating: "easeIn\n", count: count) + "\n```")
    #expect(page.problems == ["curve.count@1"])
    #expect(page.hints == ["write one curve a line, such as “ease out: easeOut”"])
  }

  @Test func ofTooManyLinesOnlyTheFirstAreRead() {
    let page = RenderedPage("1️⃣```{curve}\n" + String(repeating: "easeUot\n", count: 1000) + "```")
    #expect(
      page.diagnostics.map(\.identifier) == ["curve.count"] + Array(repeating: "curve.unknown", count: 6))
  }

  @Test func aCurveWithoutALabelIsItsOwn() {
    #expect(curve("easeOut", ": easeIn").html.contains("Timing: easeOut, easeIn</title>"))
  }

  @Test func sixCurvesFit() {
    #expect(
      RenderedPage("```{curve}\n" + String(repeating: "linear\n", count: 6) + "```").diagnostics.isEmpty)
  }

  @Test(arguments: ["1️⃣0.04s", "1️⃣10.1s", "1️⃣-1s", "1️⃣1e400s"])
  func durationsOutOfRange(duration: String) {
    let page = curve(":duration: \(duration)", "linear")
    #expect(page.problems == ["directive.range@1"])
    #expect(page.hints == ["a duration from 0.05s to 10s"])
  }

  @Test func lineEndingsOfAnyKindSeparateCurves() {
    for ending in ["\n", "\r\n", "\r"] {
      let text = ["```{curve}", ":duration: 1s", "a: easeOut", "b: easeIn", "", "Caption", "```"].joined(
        separator: ending)
      let page = RenderedPage(text)
      #expect(page.diagnostics.isEmpty)
      #expect(page.html.contains("Timing: a, b</title>"))
      #expect(page.html.contains("<p>Caption</p>"))
    }
  }
}
