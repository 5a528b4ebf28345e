import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// An author's interaction controller, in scenarios and in interactive figures.
@Suite(.enabled(if: Built.hasToolchain))
struct AuthorsInteractionTests {
  @Test(arguments: [("80pt", "finished", 2), ("30pt", "cancelled", 1)])
  func anAuthorsInteractionDrivesChangesThatAFingerBegins(way: String, outcome: String, tab: Int) throws {
    let result = try SwiftPage(
      SwiftPage.parts + """
        ```{scenario} tabs
        :screens: plain, one
        :animator: Dim()
        :interaction: Swipe(tabs: container)
        swipe left \(way) in 0.3s
        settle
        expect \(outcome)
        expect selected \(tab)
        tap 2
        settle
        expect selected 2
        ```
        """)
    #expect(result.problems == [])
  }

  @Test(arguments: [("80pt", "is finished"), ("30pt", "is canceled")])
  func anAuthorsInteractionDrivesAnInteractiveFigure(way: String, outcome: String) throws {
    for animator in ["Dim()", "fade"] {
      let result = try SwiftPage(
        SwiftPage.parts + """
          ```{interactive} \(animator)
          :from: plain
          :to: one
          :interaction: Swipe(tabs: container)
          swipe left \(way) in 0.3s
          ```
          """)
      #expect(result.problems == [])
      #expect(result.html.contains("from plain to one, driven by Swipe"))
      #expect(result.html.contains("Swipe follows the finger."))
      #expect(result.html.contains("it \(outcome)."))
      #expect(!result.html.contains("finishes it."))
      #expect(result.html.contains("run by <a href="))
    }
  }

  /// What a finger does with an author's gesture, its author alone knows.
  @Test(arguments: [
    (
      "func nobody(_: Any) -> UIPercentDrivenInteractiveTransition { .init() }", "nobody(container)",
      "interactive.no-recognizer: swipe: no gesture recognizer took the touch"
    ),
    (
      """
      final class Idle: UIPercentDrivenInteractiveTransition {
        init(_ view: UIView) {
          super.init()
          view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
        }
        @objc func pan() {}
      }
      """, "Idle(container.view)",
      "interactive.nothing-started: swipe: the gesture starts no transition"
    ),
  ])
  func anInteractionThatDoesNothingIsAnError(listing: String, expression: String, problem: String) throws {
    let result = try SwiftPage(
      SwiftPage.parts + """
        ```swift
        \(listing)
        ```
        ```{interactive} Dim()
        :from: plain
        :to: one
        :interaction: \(expression)
        swipe left 80pt in 0.3s
        ```
        """)
    #expect(result.problems == [problem])
  }

  @Test func withoutCodeAnInteractionIsRefused() throws {
    let figure = { (interaction: String) in
      "```{screen} one\nsize: 100x200\n```\n"
        + "```{interactive} fade\n:from: plain\n:to: one\n:interaction: \(interaction)\nswipe left 80pt in 0.3s\n```"
    }
    #expect(
      try SwiftPage(figure("Swipe(tabs: container)"), code: "off").problems == [
        "swift.off: Swipe(tabs: container): can't run “Swipe(tabs: container)”: code execution is off for this site"
      ])
    let slip = try SwiftPage(figure("swipe left"), code: "off").problems
    #expect(slip.map { $0.hasPrefix("directive.value: swipe left: ") } == [true])
  }
}
