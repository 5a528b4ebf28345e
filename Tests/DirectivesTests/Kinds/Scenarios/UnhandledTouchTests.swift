import Testing

@testable import Directives

/// A scripted touch that nobody takes proves nothing.
struct UnhandledTouchTests {
  private static let screens = ["a", "b"].map {
    "```{screen} \($0)\nsize: 200x400\ntabBar: {items: [{title: A, icon: star}, {title: B, icon: star}]}\n```\n"
  }.joined()

  private func page(_ header: String, _ options: String..., script: String) -> RenderedPage {
    RenderedPage(
      Self.screens + (["```{scenario} \(header)"] + options + [script, "```"]).joined(separator: "\n"))
  }

  private func tabs(_ options: String..., script: String) -> RenderedPage {
    RenderedPage(
      Self.screens
        + (["```{scenario} tabs", ":screens: a, b", ":animator: fade"] + options + [script, "```"])
        .joined(separator: "\n"))
  }

  @Test(arguments: [
    "1️⃣swipe left 80pt in 0.2s\nsettle\nexpect selected 1", "1️⃣pinch 0.4 in 0.2s", "1️⃣press 0.6s",
    "1️⃣edge left 60pt in 0.2s", "1️⃣tap 100,100", "tap 2\nsettle\n1️⃣swipe right 80pt in 0.2s\nhold 0.1s",
  ])
  func withoutAnInteractionNothingIsHeard(script: String) throws {
    let page = tabs(script: script)
    #expect(page.problems == ["gesture.unheard@1"])
    let problem = try #require(page.diagnostics.first)
    #expect(problem.severity == .warning)
    #expect(problem.explanation == "no gesture recognizer or control is under the finger")
    #expect(page.html.contains("<figure"))
  }

  @Test(arguments: [
    ("swipe", "swipe left 80pt in 0.2s"), ("swipe", "swipe right 80pt in 0.2s"),
    ("pinch", "pinch 0.4 in 0.2s"),
    ("swipe", "swipe left 12pt in 0.1s"), ("edge", "edge left 60pt in 0.2s"), ("swipe", "tap 150,380"),
    ("pan", "swipe right 80pt in 0.2s"), ("pan", "swipe up 80pt in 0.2s"),
  ])
  func whatIsTakenOrRefusedIsHeard(interaction: String, script: String) {
    #expect(tabs(":interaction: \(interaction)", script: script).problems == [])
  }

  @Test(arguments: [
    ("swipe", "1️⃣swipe left 5pt in 0.1s"), ("pinch", "1️⃣swipe left 80pt in 0.2s"),
    ("edge", "1️⃣edge right 60pt in 0.2s"), ("edge", "1️⃣edge top 60pt in 0.2s"),
    ("edge", "1️⃣swipe right 60pt in 0.2s from 40,200"),
  ])
  func whatNoRecogniserRecognisesIsSaid(interaction: String, script: String) throws {
    let page = tabs(":interaction: \(interaction)", script: script)
    #expect(page.problems == ["gesture.unheard@1"])
    let problem = try #require(page.diagnostics.first)
    #expect(problem.explanation?.contains("GestureRecognizer followed it") == true)
    #expect(problem.allowed.count == 1)
  }

  @Test func anEdgeSaysWhichOneIsHeard() {
    let page = page("navigation", ":screens: a, b", script: "push b\nsettle\n1️⃣edge right 60pt in 0.2s")
    #expect(page.problems == ["gesture.unheard@1"])
    #expect(
      page.diagnostics.first?.allowed == [
        "UIScreenEdgePanGestureRecognizer: a finger that comes in from the left edge"
      ])
  }

  @Test(arguments: [
    "swipe left 80pt in 0.2s\nexpect unheard",
    "swipe left 80pt in 0.2s\nsettle\nexpect selected 1\nexpect unheard",
    "swipe left 80pt in 0.2s\nsettle\nexpect no callbacks",
  ])
  func itCanBeWhatTheScriptIsAbout(script: String) {
    #expect(tabs(script: script).problems == [])
  }

  @Test func whatIsExpectedOfOneTouchIsNotOfAnother() {
    let script = "1️⃣swipe left 80pt in 0.2s\nsettle\nswipe left 80pt in 0.2s\nexpect unheard"
    #expect(tabs(script: script).problems == ["gesture.unheard@1"])
  }

  @Test(arguments: [
    ("swipe left 80pt in 0.2s\n1️⃣expect unheard", "UIPanGestureRecognizer"),
    ("tap 2\nsettle\n1️⃣expect unheard", "no touch at all"),
    ("tap 150,380\n1️⃣expect unheard", "UITabBarButton"),
  ])
  func thatNobodyHearsMayBeUntrue(script: String, got: String) {
    let page = tabs(":interaction: swipe", script: script)
    #expect(page.problems == ["scenario.expect@1"])
    #expect(page.diagnostics.first?.summary == "expected an unhandled touch, got \(got)")
  }

  @Test func laterTouchesOfAnInteractionAreLookedAt() {
    let page = RenderedPage(
      fence: "{interactive} fade", ":from: inbox", ":to: photos", "edge left 80pt in 0.2s\nwait 1s",
      "1️⃣edge right 60pt in 0.2s")
    #expect(page.problems == ["gesture.unheard@1"])
  }

  // MARK: Edges

  @Test(arguments: ["left 80pt", "right 80pt", "top 150pt", "bottom 150pt"])
  func aPullMayComeFromAnyEdge(way: String) {
    let page = RenderedPage(
      fence: "{interactive} fade", ":from: inbox", ":to: photos", "edge \(way) in 0.3s")
    #expect(page.problems == [])
    #expect(page.html.contains("<span>a pull from the edge</span> <span>finishes</span>"))
  }

  @Test func fromTheBottomTheHeightIsTheWholeWay() {
    let page = RenderedPage(
      fence: "{interactive} fade", ":from: inbox", ":to: photos", "edge bottom 90pt in 0.3s\nhold 0.2s")
    #expect(page.html.contains("<span>is canceled</span>"))
  }
}
