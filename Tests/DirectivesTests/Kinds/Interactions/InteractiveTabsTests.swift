import Testing

@testable import Directives

/// Gestures on screens with a common tab bar: its order says where a finger has to go.
struct InteractiveTabsTests {
  private static let screens = ["First", "Second", "Third"].enumerated().map { index, title in
    """
    ```{screen} \(title.lowercased())
    size: 200x400
    tabBar:
      selected: \(index)
      items:
        - {title: First, icon: house}
        - {title: Second, icon: heart}
        - {title: Third, icon: gear}
    ```

    """
  }.joined()

  private func page(_ from: String, _ to: String, _ script: String) -> RenderedPage {
    RenderedPage(
      Self.screens + "```{1️⃣interactive} slide\n:from: \(from)\n:to: \(to)\n\(script)\n```")
  }

  @Test func aSwipeGoesToTheTabBeside() {
    #expect(page("second", "third", "swipe left 120pt in 0.2s").problems == [])
    #expect(page("second", "first", "swipe right 120pt in 0.2s").problems == [])
  }

  @Test func aSwipeTheOtherWayIsAnError() {
    let page = page("second", "first", "2️⃣swipe left 120pt in 0.2s")
    #expect(page.problems == ["interactive.wrong-way@2"])
    #expect(page.hints == ["“first” lies to the left: move the finger right"])
  }

  @Test func atTheEndsThereIsNothing() {
    let page = page("first", "second", "2️⃣swipe right 120pt in 0.2s")
    #expect(page.problems == ["interactive.nothing-started@2"])
    #expect(page.hints == ["“second” lies to the right: move the finger left"])
  }

  @Test func onlyNeighboursCanBeSwipedTo() {
    #expect(page("first", "third", "swipe left 120pt in 0.2s").problems == ["interactive.far-apart@1"])
    #expect(page("first", "third", "pinch 0.4 in 0.3s").problems == [])
  }

  @Test func thereAndBackIsOneFigure() {
    let script = "swipe left 120pt in 0.2s\nwait 0.5s\nswipe right 120pt in 0.2s"
    #expect(page("first", "second", script).problems == [])
  }
}
