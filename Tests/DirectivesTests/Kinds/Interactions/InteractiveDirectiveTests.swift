import Testing

@testable import Directives

struct InteractiveDirectiveTests {
  private func page(_ animator: String = "fade", _ lines: String..., script: String) -> RenderedPage {
    let options = [":from: inbox", ":to: photos"] + lines
    return RenderedPage(
      (["```{1️⃣interactive} \(animator)"] + options + [script, "```"]).joined(separator: "\n"))
  }

  // MARK: What comes of it

  @Test func aFingerThatGoesFarFinishes() {
    let page = page(script: "swipe left 60pt in 0.2s\nmove left 30pt in 0.1s\n\nA *caption*.")
    #expect(page.problems == [])
    #expect(page.html.contains("<span>a swipe</span> <span>is canceled</span>"))
    #expect(page.html.contains("<em>caption</em>"))
    #expect(page.html.contains("zt-stage"))
    #expect(page.html.contains("zt-gesture"))
  }

  @Test(arguments: [
    ("swipe left 60pt in 0.1s", "a pan", "finishes"),
    ("pan left 60pt in 0.3s\nhold 0.2s", "a pan", "is canceled"),
  ])
  func aPanGoesByTheDirectionAtItsEnd(script: String, noun: String, outcome: String) {
    let page = page("scroll", ":interaction: pan", script: script)
    #expect(page.problems == [])
    #expect(page.html.contains("<span>\(noun)</span> <span>\(outcome)</span>"))
  }

  @Test(arguments: [
    ("swipe left 80pt in 0.2s", "a swipe"), ("swipe right 80pt in 0.2s", "a swipe"),
    ("pan left 60pt in 0.2s", "a pan"), ("edge left 80pt in 0.2s", "a pull from the edge"),
    ("edge right 80pt in 0.2s", "a pull from the edge"), ("pinch 0.4 in 0.3s", "a pinch"),
    ("wait 0.1s\nswipe left 80pt in 0.2s", "a swipe"),
  ])
  func theFirstGestureChoosesTheInteraction(script: String, noun: String) {
    let page = page(script: script)
    #expect(page.problems == [])
    #expect(page.html.contains("<span>\(noun)</span>"))
  }

  @Test func theSamePageComesOutAgain() {
    let script = "swipe left 90pt in 0.3s\nhold 0.1s"
    #expect(page("scroll", script: script).html == page("scroll", script: script).html)
  }

  @Test func fingersAreShown() {
    // The new screen and the dot, before and after the touch has started the transition.
    #expect(page(script: "swipe left 80pt in 0.3s").page.figures.reports.first?.stage?.movingLayers == 4)
  }

  // MARK: What is wrong

  @Test func aScriptIsNeeded() {
    let page = RenderedPage(fence: "{1️⃣interactive} fade", ":from: inbox", ":to: photos")
    #expect(page.problems == ["interactive.no-gesture@1"])
  }

  @Test(arguments: [
    // A finger that rests, one that goes too short a way, one where the edge does not count.
    ("swipe", "press 0.4s"), ("swipe", "swipe left 5pt in 0.2s"), ("edge", "swipe left 40pt in 0.2s"),
    ("pinch", "swipe left 40pt in 0.2s"), ("pan", "swipe up 40pt in 0.2s"),
  ])
  func gesturesThatNobodyTakesAreErrors(interaction: String, script: String) {
    let page = page("fade", ":interaction: \(interaction)", script: "1️⃣" + script)
    #expect(page.diagnostics.map(\.identifier) == ["interactive.no-recognizer"])
    #expect(page.problems == ["interactive.no-recognizer@1"])
  }

  @Test func gesturesThatStartNothingAreErrors() {
    // Up: the swipe takes the way to the left, where no tab is.
    let page = page(script: "swipe up 60pt in 0.2s")
    #expect(page.diagnostics.map(\.identifier) == ["interactive.nothing-started"])
  }

  @Test(arguments: [
    ("swipe left 240pt in 0.3s", "gesture.off-screen"), ("swipe left 40pt in 0s", "directive.range"),
    ("swipe left 40pt in -1s", "directive.range"), ("swipe left -40pt in 1s", "directive.range"),
    ("tap 500,20", "gesture.off-screen"), ("swip left 40pt in 1s", "script.statement"),
    ("hold 0.2s", "gesture.no-touch"),
  ])
  func wrongStatementsAreErrors(script: String, identifier: String) {
    #expect(page(script: script).diagnostics.first?.identifier == identifier)
  }

  @Test func longScriptsAreCutShort() {
    let script = Array(repeating: "swipe left 40pt in 0.01s", count: 100_000).joined(separator: "\n")
    #expect(page(script: script).diagnostics.map(\.identifier) == ["script.limit"])
  }

  // MARK: The reader's hand

  @Test func readersNeedNoScript() {
    let page = page("scroll", ":drive: reader", script: "A caption.")
    #expect(page.problems == [])
    #expect(page.html.contains("zt-scroller"))
    #expect(page.html.contains("A caption."))
  }

  @Test func readersTolerateNoScript() {
    let page = page("scroll", ":drive: reader", script: "swipe left 40pt in 0.2s")
    #expect(page.diagnostics.map(\.identifier) == ["directive.conflict"])
  }

  @Test func readersChooseTheirGesture() {
    let page = page("scroll", ":drive: reader", ":1️⃣interaction: pan", script: "A caption.")
    #expect(page.problems == ["directive.conflict@1"])
  }
}
