import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Swift that a page can't run.
@Suite(.enabled(if: Built.hasToolchain))
struct SwiftRunTests {
  @Test func withoutCodeARunIsRefused() throws {
    let result = try SwiftPage("```{run}\n:call: pulse\n```", code: "off")
    #expect(result.problems == ["swift.off: pulse: can't run “pulse”: code execution is off for this site"])
  }

  @Test func whatIsNotRunIsToldOnceForThePage() throws {
    let result = try SwiftPage(
      """
      ```{screen} one
      size: 100x200
      ```
      ```{transition} Appear(1)
      :from: plain
      :to: one
      ```
      ```{strip} Appear()
      :from: plain
      :to: one
      ```
      ```{run}
      view.alpha = 0.5
      ```
      ```{transition} fade
      :from: plain
      :to: one
      ```
      """)
    #expect(
      result.problems == [
        "swift.not-run: Appear(1): “Appear(1)” isn't run, like 2 more on this page, "
          + "since the page's Swift doesn't compile",
        "swift.error: 1: Swift: argument passed to call that takes no arguments",
      ])
    // Where each of them would be, a page that is built all the same says why it is not.
    #expect(result.html.matches(of: /This part couldn't be built/).count == 3)
    #expect(result.html.contains("Fade from plain to one"))
  }
}
