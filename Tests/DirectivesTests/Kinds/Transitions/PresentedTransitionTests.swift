import Testing

@testable import Directives

/// Animators that present one screen over a part of the other, in figures.
struct PresentedTransitionTests {
  private static let sheet = "```{screen} small\nsize: 80x120\nstatusBar: none\nbackground: white\n```\n\n"

  private func page(_ lines: String...) -> RenderedPage {
    RenderedPage(Self.sheet + (lines + ["```"]).joined(separator: "\n"))
  }

  @Test(arguments: ["side-menu", "bottom-sheet", "drawer", "picture-viewer", "banner"])
  func aScreenMayHaveASizeOfItsOwn(animator: String) {
    let there = page("```{transition} \(animator)", ":from: inbox", ":to: small")
    #expect(there.problems == [])
    #expect(there.html.contains("zt-stage"))
    let back = page("```{transition} \(animator)", ":from: small", ":to: inbox", ":reverse:")
    #expect(back.problems == [])
    #expect(back.styles != there.styles)
  }

  @Test func theWindowIsThatOfTheScreenBelow() {
    for lines in [[":from: wide", ":to: small"], [":from: small", ":to: wide", ":reverse:"]] {
      let page = RenderedPage(
        Self.sheet + (["```{transition} side-menu"] + lines + ["```"]).joined(separator: "\n"))
      #expect(page.problems == [])
      #expect(page.styles.contains("--w:200.5"))
    }
  }

  @Test(arguments: ["fade", "cover-vertical", "tab-slide"])
  func othersNeedScreensOfOneSize(animator: String) {
    #expect(
      page("```{1️⃣transition} \(animator)", ":from: inbox", ":to: small").problems == ["transition.size@1"])
  }

  @Test(arguments: [
    ("side-menu", ":reverse:", "swipe left 60pt in 0.3s", "a gesture of its own"),
    ("side-menu", "", "edge left 60pt in 0.2s", "a pull from the edge"),
    ("drawer", ":reverse:", "pan left 70pt in 0.4s", "a gesture of its own"),
    ("picture-viewer", ":reverse:", "swipe down 90pt in 0.3s", "a gesture of its own"),
    ("bottom-sheet", "", "edge bottom 90pt in 0.3s", "a pull from the edge"),
    ("bottom-sheet", ":reverse:", "pinch 0.3 in 0.3s", "a pinch"),
  ])
  func aFingerDrivesIt(animator: String, option: String, script: String, noun: String) {
    let (from, to) = option.isEmpty ? ("inbox", "photos") : ("photos", "inbox")
    let page = RenderedPage(
      "```{interactive} \(animator)\n:from: \(from)\n:to: \(to)\n\(option)\n\(script)\n```"
        .replacing("\n\n", with: "\n"))
    #expect(page.problems == [])
    #expect(page.html.contains("driven by \(noun)"))
    #expect(page.html.contains("<span>finishes</span>"))
  }

  @Test func aSwipeThatNobodyHearsIsAnError() {
    let page = RenderedPage(
      "```{interactive} side-menu\n:from: inbox\n:to: photos\n1️⃣swipe left 60pt in 0.3s\n```")
    #expect(page.problems == ["interactive.no-recognizer@1"])
  }

  @Test func scenariosPresentIt() {
    let page = page(
      "```{scenario} modal", ":screens: inbox, small", ":animator: side-menu", "present small", "settle",
      "expect visible small", "swipe left 65pt in 0.2s from 70,100", "settle", "expect finished",
      "expect visible inbox", "expect consistent")
    #expect(page.problems == [])
  }

  @Test func scenariosOfOthersNeedScreensOfOneSize() {
    let page = page("```{1️⃣scenario} modal", ":screens: inbox, small", ":animator: fade", "present small")
    #expect(page.problems == ["transition.size@1"])
  }

  // MARK: By hand

  @Test(arguments: [
    ("cover-vertical", "", "up"), ("cover-vertical", ":reverse:", "down"), ("bottom-sheet", "", "up"),
    ("bottom-sheet", ":reverse:", "down"), ("side-menu", "", "right"), ("side-menu", ":reverse:", "left"),
    ("side-menu", ":side: right", "left"), ("banner", "", "down"), ("fade", ":swipe: up", "up"),
    ("fade", ":swipe: down", "down"), ("fade", "", "left"),
  ])
  func theReaderSwipesItFromItsEdge(animator: String, option: String, direction: String) {
    let (from, to) = option == ":reverse:" ? ("photos", "inbox") : ("inbox", "photos")
    let page = RenderedPage(
      "```{transition} \(animator)\n:from: \(from)\n:to: \(to)\n:drive: reader\n\(option)\nSwipe {direction}.\n```"
        .replacing("\n\n", with: "\n"))
    #expect(page.problems == [])
    #expect(page.html.contains("Swipe \(direction)."))
    #expect(page.html.contains("zt-hint-\(direction)"))
    #expect(page.html.contains("zt-upright") == ["up", "down"].contains(direction))
    #expect(page.html.contains("zt-rightwards") == ["right", "down"].contains(direction))
  }
}
