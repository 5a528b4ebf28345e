import Testing

@testable import Directives

/// Sheets and popovers in scenarios.
struct ScenarioPresentationTests {
  private static let screens = """
    ```{screen} below
    size: 200x400
    content:
      - button: {title: More, identifier: more}
      - button: {title: Other, identifier: other}
    ```

    ```{screen} above
    size: 200x400
    content: [label: Above]
    ```

    ```{screen} small
    size: 100x80
    statusBar: none
    content: [label: Small]
    ```


    """

  private func page(_ screens: String, _ options: String..., script: String) -> RenderedPage {
    let lines = ["```{1️⃣scenario} modal", ":screens: \(screens)"] + options + [script, "```"]
    return RenderedPage(Self.screens + lines.joined(separator: "\n"))
  }

  // MARK: Sheets

  @Test func aSheetRestsAtItsDetents() {
    let page = page(
      "below, above", ":presentation: sheet", ":detents: 120pt, medium, large", ":grabber: true",
      script: """
        present above
        settle
        expect detent 120pt
        expect visible above
        expect consistent
        swipe up 100pt in 0.3s from 100,350
        settle
        expect detent medium
        expect callbacks sheetPresentationControllerDidChangeSelectedDetentIdentifier(ScenarioPresentationDelegate)
        swipe down 160pt in 0.1s from 100,230
        settle
        expect callbacks presentationControllerShouldDismiss presentationControllerWillDismiss viewDidDisappear(above) presentationControllerDidDismiss
        expect visible below
        expect consistent
        expect lint none
        """)
    #expect(page.problems == [])
    #expect(page.html.contains("Sheets with below and above"))
  }

  @Test func codeThatDismissesTellsNoDelegate() {
    let page = page(
      "below, above", ":presentation: sheet",
      script: """
        present above
        settle
        dismiss
        settle
        2️⃣expect callbacks presentationControllerDidDismiss
        """)
    #expect(page.diagnostics.map(\.identifier) == ["scenario.expect"])
  }

  @Test func aModalSheetStays() {
    let page = page(
      "below, above", ":presentation: sheet", ":modal-in-presentation:",
      script: """
        present above
        settle
        swipe down 300pt in 0.3s from 100,80
        settle
        expect callbacks presentationControllerDidAttemptToDismiss
        expect visible above
        expect detent large
        """)
    #expect(page.problems == [])
  }

  @Test func whatLiesBelowAnUndimmedSheetIsTouched() {
    let script = { (expectation: String) in
      """
      present above
      settle
      tap 100,40
      \(expectation)
      settle
      """
    }
    let bright = page(
      "below, above", ":presentation: sheet", ":detents: medium, large", ":undimmed: medium",
      script: script("expect no callbacks") + "\nexpect visible above")
    #expect(bright.problems == [])
    let dimmed = page(
      "below, above", ":presentation: sheet", ":detents: medium, large",
      script: script("expect callbacks presentationControllerShouldDismiss") + "\nexpect visible below")
    #expect(dimmed.problems == [])
  }

  @Test func anAnimatorMayMoveASheet() {
    let page = page(
      "below, above", ":presentation: sheet", ":detents: medium", ":animator: fade",
      script: "present above\nsettle\nexpect callbacks animateTransition(FadeAnimator)\nexpect consistent")
    #expect(page.problems == [])
  }

  // MARK: Popovers

  @Test func aPopoverBelongsToAnElement() {
    let page = page(
      "below, small", ":presentation: popover", ":adaptive: none", ":source: more", ":passthrough: other",
      script: """
        present small
        settle
        expect callbacks prepareForPopoverPresentation
        expect visible small
        expect consistent
        tap 100,390
        settle
        expect callbacks presentationControllerShouldDismiss presentationControllerDidDismiss
        expect visible below
        """)
    #expect(page.problems == [])
    #expect(page.html.contains("Popovers with below and small"))
  }

  @Test func onAPhoneAPopoverIsFullScreen() {
    let page = page(
      "below, above", ":presentation: popover",
      script: "present above\nsettle\nexpect visible above\nexpect consistent")
    #expect(page.problems == [])
    #expect(page.html.contains("Presentations with below and above"))
  }

  @Test func anElementThatIsNotThereIsAnErrorAtItsLine() {
    let page = page(
      "below, small", ":presentation: popover", ":adaptive: none", ":source: mroe",
      script: "2️⃣present small\nsettle")
    #expect(page.problems == ["scenario.element@2"])
  }

  // MARK: What goes together

  @Test(arguments: [
    (":2️⃣detents: medium", "directive.conflict@2"), (":2️⃣grabber: true", "directive.conflict@2"),
    (":2️⃣source: more", "directive.conflict@2"), (":2️⃣adaptive: none", "directive.conflict@2"),
    (":2️⃣modal-in-presentation: true", "directive.conflict@2"),
    (":presentation: sheet\n:detents: 2️⃣half", "directive.value@2"),
    (":presentation: sheet\n:detents: 2️⃣9999pt", "directive.range@2"),
    (":presentation: sheet\n:detents: 2️⃣medium, medium", "scenario.detent@2"),
    (":presentation: sheet\n:undimmed: 2️⃣medium", "scenario.detent@2"),
    (":presentation: sheet\n:detents: 2️⃣395pt", "scenario.room@2"),
    (":presentation: sheet\n:animator: 2️⃣side-menu", "scenario.animator@2"),
    (":presentation: popover\n:2️⃣source: more", "directive.conflict@2"),
    (":presentation: sheet\n:animator: fade\n:interaction: 2️⃣vertical", "scenario.interaction@2"),
    (":presentation: popover\n:adaptive: none", "scenario.popover@1"),
  ])
  func whatDoesNotIsReported(options: String, problem: String) {
    #expect(page("below, above", options, script: "present above\nsettle").problems == [problem])
  }

  @Test func aPopoverThatIsLargerThanTheScreenIsTold() {
    let page = page(
      "small, above", ":presentation: 2️⃣popover", ":adaptive: none", ":source: more", script: "settle")
    #expect(page.problems.contains("scenario.room@2"))
  }

  @Test func aWordThatIsNearlyADetentIsGuessed() {
    let page = page(
      "below, above", ":presentation: sheet", ":detents: Medium", script: "present above\nsettle")
    #expect(page.hints.first?.contains("did you mean “medium”?") == true)
  }

  @Test func aSheetOutlivesATurnOfTheDevice() {
    let page = page(
      "below, above", ":presentation: sheet",
      script: """
        present above
        wait 0.1s
        rotate
        settle
        expect consistent
        background
        settle
        expect consistent
        rotate
        settle
        expect detent large
        """)
    #expect(page.problems == [])
  }

  @Test func detentsNeedASheet() {
    let page = page("below, above", script: "present above\nsettle\nexpect detent 2️⃣medium")
    #expect(page.problems == ["scenario.detent@2"])
  }
}
