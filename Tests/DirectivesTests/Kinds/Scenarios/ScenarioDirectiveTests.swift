import Testing

@testable import Directives

struct ScenarioDirectiveTests {
  /// Tall enough for bars.
  private static let screens = ["a", "b", "c", "d"].map {
    "```{screen} \($0)\nsize: 200x400\ntitle: \($0.uppercased())\n```\n"
  }.joined()

  private func page(_ header: String, _ options: String..., script: String) -> RenderedPage {
    RenderedPage(
      Self.screens + (["```{1️⃣scenario} \(header)"] + options + [script, "```"]).joined(separator: "\n"))
  }

  // MARK: Containers

  @Test func tabs() {
    let page = page(
      "tabs", ":screens: a, b, c", ":animator: fade", ":interaction: swipe",
      script: """
        tap 2
        expect selected 2
        wait 0.1s
        expect callbacks viewWillDisappear(a) viewWillAppear(b)
        settle
        expect exactly callbacks viewWillDisappear(a) viewWillAppear(b) viewDidDisappear(a) viewDidAppear(b)
        expect finished
        expect visible b
        expect duration 0.4s
        swipe left 60pt in 0.2s
        expect selected 3
        settle
        expect cancelled
        expect exactly callbacks viewWillDisappear(b) viewWillAppear(c) viewWillDisappear(c) viewDidDisappear(c) viewWillAppear(b) viewDidAppear(b)
        select 1
        settle
        tap "B"
        rotate
        settle
        rotate
        expect selected 2
        expect consistent
        expect lint none

        A caption.
        """)
    #expect(page.problems == [])
    #expect(page.html.components(separatedBy: "zt-check").count == 13)
    #expect(page.html.contains("A caption."))
  }

  @Test func navigation() {
    let page = page(
      "navigation", ":screens: a, b",
      script: """
        push b
        settle
        expect visible b
        edge left 60pt in 0.3s
        hold 0.2s
        settle
        expect cancelled
        expect visible b
        pop
        expect finished
        expect visible a
        expect consistent
        """)
    #expect(page.problems == [])
  }

  @Test func navigationWithAnAnimatorAndAPinch() {
    let page = page(
      "navigation", ":screens: a, b", ":animator: flip-horizontal", ":interaction: pinch",
      script: """
        push b
        settle
        pinch 0.3 in 0.4s
        expect finished
        expect visible a
        expect callbacks startInteractiveTransition
        expect consistent
        """)
    #expect(page.problems == [])
  }

  @Test(arguments: ["full-screen", "over-full-screen", "custom"])
  func presentations(style: String) {
    let page = page(
      "modal", ":screens: a, b", ":presentation: \(style)", ":animator: cover-vertical", ":interaction: edge",
      script: """
        present b
        settle
        expect visible b
        edge left 50pt in 0.3s
        settle
        expect cancelled
        expect visible b
        dismiss
        expect visible a
        expect consistent
        """)
    #expect(page.problems == [])
  }

  @Test func pages() {
    let page = page(
      "paging", ":screens: a, b, c, d",
      script: """
        expect offset 200pt
        expect visible b
        swipe right 150pt in 0.2s
        settle
        expect offset 0pt
        expect visible a
        swipe left 150pt in 0.2s
        settle
        tap 2
        expect selected 2
        expect visible c
        swipe right 150pt in 0.2s
        expect offset 200pt
        expect consistent
        """)
    #expect(page.problems == [])
  }

  /// What a script weighs grows in step with what happens in it.
  @Test(arguments: [
    ("navigation", ":interaction: pinch", "push b\nsettle\npop\nsettle\n"),
    ("navigation", ":frames: 5", "push b\nsettle\nedge left 60pt in 0.2s\nhold 0.2s\nsettle\npop\nsettle\n"),
    ("modal", ":interaction: edge", "present b\nsettle\ndismiss\nsettle\n"),
  ])
  func aLongScriptWeighsNoMoreThanItsParts(container: String, option: String, part: String) throws {
    let options = option == ":frames: 5" ? [option] : [option, ":animator: fade"]
    let weights = try [6, 12].map { count in
      let header = ["```{scenario} \(container)", ":screens: a, b"] + options
      let script = String(repeating: part, count: count)
      let page = RenderedPage(Self.screens + (header + [script + "```"]).joined(separator: "\n"))
      #expect(page.problems == [])
      return try #require(page.page.figures.reports.first?.stage)
    }
    #expect(Double(weights[1].cssBytes) <= 2.3 * Double(weights[0].cssBytes))
    #expect(Double(weights[1].movingLayers) <= 2.3 * Double(weights[0].movingLayers))
  }

  // MARK: The short gesture

  private func shortGesture(_ carry: Bool, _ expectation: String) -> RenderedPage {
    page(
      "tabs", ":screens: a, b", ":safe: true", ":carry: \(carry)",
      script: "swipe left 40pt in 0.02s\nsettle\n2️⃣\(expectation)")
  }

  @Test func theShortGestureIsBrokenWhereItIsForgotten() {
    #expect(shortGesture(false, "expect lint never-completed").problems == [])
    #expect(shortGesture(false, "expect finished").problems.contains("scenario.expect@2"))
  }

  @Test func theShortGestureIsCuredWhereItIsCarriedOver() {
    #expect(shortGesture(true, "expect finished").problems == [])
    #expect(shortGesture(true, "expect lint gesture-ended-early").problems == [])
  }

  @Test func duringAChangeNothingElseIsSelected() {
    let script = "tap 2\nwait 0.1s\ntap 1\nselect 1\nsettle\nexpect selected 2\nexpect consistent"
    #expect(page("tabs", ":screens: a, b", ":safe: true", script: script).problems == [])
  }

  // MARK: Going away

  @Test func anAppThatLeavesTheScreenEndsItsAnimations() {
    let script = "select 2\nwait 0.1s\nbackground\nsettle\nexpect duration 0.1s\nexpect consistent"
    #expect(page("tabs", ":screens: a, b", ":animator: fade", script: script).problems == [])
  }

  @Test func anAppThatLeavesTheScreenCancelsTheFingers() {
    let script = "press 0.1s at 180,200\nmove left 100pt in 0.2s\nbackground\nmove left 10pt in 0.2s"
    let page = page(
      "tabs", ":screens: a, b", ":animator: fade", ":interaction: swipe",
      script: script + "\nexpect callbacks cancelled(UIPanGestureRecognizer)\nexpect consistent")
    #expect(page.problems == [])
  }

  @Test func theSamePageComesOutAgain() {
    let page = { self.page("tabs", ":screens: a, b", ":animator: scroll", script: "tap 2\nrotate") }
    #expect(page().html == page().html)
  }
}
