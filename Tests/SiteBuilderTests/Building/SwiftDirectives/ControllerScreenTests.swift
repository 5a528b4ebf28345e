import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Screens of an author's view controller.
@Suite(.enabled(if: Built.hasToolchain))
struct ControllerScreenTests {
  private static let inbox = "```{screen} inbox\n:controller: Inbox()\n:size: 100x200\n```\n"

  @Test func anAuthorsControllerIsAScreenEverywhere() throws {
    let result = try SwiftPage(
      Self.inbox + """
        ```{transition} fade
        :from: inbox
        :to: plain
        ```
        ```{interactive} Appear()
        :from: plain
        :to: inbox
        swipe left 80pt in 0.3s
        ```
        ```{scenario} tabs
        :screens: plain, inbox
        :animator: Appear()
        tap 2
        settle
        expect selected 2
        expect visible inbox
        expect callbacks animationEnded(_:)
        ```
        ```{scenario} navigation
        :screens: plain, inbox
        push inbox
        settle
        expect visible inbox
        ```
        ```{scenario} modal
        :screens: inbox, plain
        present plain
        settle
        expect visible plain
        ```
        ```{run}
        :screen: inbox
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        ```
        """)
    #expect(result.problems == [])
    #expect(result.html.contains("Fade from inbox to plain"))
    #expect(result.html.contains("What the code does on inbox"))
  }

  @Test func anAuthorsControllerIsShown() throws {
    let result = try SwiftPage("```{screen} inbox\n:controller: Inbox()\n:show:\n:caption: *Mine*\n```")
    #expect(result.problems == [])
    #expect(result.html.contains("id=\"screen-inbox\""))
    #expect(result.html.contains("<em>Mine</em>"))
  }

  @Test func aScreenIsMadeByTheListingsOfTheFigureThatShowsIt() throws {
    let result = try SwiftPage(
      """
      ```{screen} own
      :controller: Own()
      ```
      ```{screen} other
      content: []
      ```
      ```{transition} fade
      :from: own
      :to: other
      ```
      ```swift replaces=own
      final class Own: UIViewController { override func viewDidLoad() { fatalError("cured") } }
      ```
      ```{transition} fade
      :from: other
      :to: own
      ```
      """, listing: "```swift name=own\nfinal class Own: UIViewController {}\n```\n")
    #expect(
      result.problems == [
        "swift.trap: final class Own: UIViewController { override func viewDidLoad() { fatalError(\"cured\") } }: "
          + "the code stops here: Fatal error: cured"
      ])
  }

  @Test func whatIsNoControllerIsAnErrorAtItsColumn() throws {
    let result = try SwiftPage("```{screen} inbox\n:controller: Appear()\n```")
    #expect(
      result.problems == [
        "swift.error: Appear: Swift: cannot convert value of type 'Appear' to specified type 'UIViewController'",
        "swift.not-run: Appear(): “Appear()” isn't run, since the page's Swift doesn't compile",
      ])
  }

  @Test func aControllerExcludesViewsAndImages() throws {
    #expect(
      try SwiftPage("```{screen} inbox\n:controller: Inbox()\ncontent: []\n```").problems.first?
        .hasSuffix("the screen “inbox” has both views and a controller") == true)
    #expect(
      try SwiftPage("```{screen} inbox\n:controller: Inbox()\n:image: a.png\n```").problems == [
        "directive.conflict: image: “controller” and “image” exclude each other"
      ])
  }
}
