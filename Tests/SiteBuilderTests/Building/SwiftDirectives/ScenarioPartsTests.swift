import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// An author's delegates and containers in scenarios.
@Suite(.enabled(if: Built.hasToolchain))
struct ScenarioPartsTests {
  @Test func anAuthorsDelegateIsAskedInEachContainer() throws {
    let result = try SwiftPage(
      SwiftPage.parts + """
        ```{scenario} tabs
        :screens: plain, one
        :delegate: TabDelegate(container)
        tap 2
        settle
        expect finished
        expect callbacks animateTransition(using:)
        ```
        ```{scenario} navigation
        :screens: plain, one
        :delegate: StackDelegate()
        push one
        settle
        expect callbacks animateTransition(using:)
        ```
        ```{scenario} modal
        :screens: plain, one
        :delegate: CardDelegate()
        present one
        settle
        expect callbacks animateTransition(using:)
        ```
        """)
    #expect(result.problems == [])
  }

  @Test func anAuthorsContainerHoldsTheScreens() throws {
    let result = try SwiftPage(
      SwiftPage.parts + """
        ```{scenario} tabs
        :screens: plain, one
        :container: Tabs(controllers)
        tap 2
        settle
        expect visible one
        ```
        ```{scenario} navigation
        :screens: plain, one
        :container: UINavigationController(rootViewController: controllers[0])
        push one
        settle
        expect visible one
        ```
        ```{scenario} paging
        :screens: plain, one, two
        :container: Pages(controllers)
        swipe left 70pt in 0.2s
        settle
        expect offset 100pt
        ```
        """)
    #expect(result.problems == [])
  }

  @Test func whatIsNoDelegateIsAnErrorAtItsColumn() throws {
    let result = try SwiftPage(
      SwiftPage.parts + "```{scenario} tabs\n:screens: plain, one\n:delegate: StackDelegate()\ntap 2\n```")
    #expect(
      result.problems.first
        == "swift.error: StackDelegate: Swift: value of type 'StackDelegate' does not conform to specified type "
        + "'UITabBarControllerDelegate'")
  }

  @Test(arguments: [
    (
      "tabs", ":delegate: TabDelegate(container)\n:animator: fade",
      "“animator” and “delegate” exclude each other"
    ),
    (
      "modal", ":container: Tabs(controllers)",
      "“container” has no effect without one of “tabs”, “navigation” and “paging”"
    ),
    (
      "tabs", ":interaction: Swipe(tabs: container)",
      "“interaction” has no effect without the option “animator”"
    ),
  ])
  func optionsThatExcludeSwift(container: String, options: String, problem: String) throws {
    let result = try SwiftPage(
      SwiftPage.parts + "```{scenario} \(container)\n:screens: plain, one\n\(options)\nsettle\n```")
    #expect(result.problems.contains { $0.hasSuffix(problem) }, "\(result.problems)")
  }
}
