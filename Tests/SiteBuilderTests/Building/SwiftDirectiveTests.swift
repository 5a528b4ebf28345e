import Foundation
import ListingsTestSupport
import Testing

@testable import SiteBuilder

/// Directives that take an author's Swift, from the page to the figure: compiled, run by a program of its own, and drawn.
@Suite(.enabled(if: Built.hasToolchain))
struct SwiftDirectiveTests {
  private static let listing = """
    ```swift
    import UIKit

    final class Inbox: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 20))
        label.text = "Hello"
        view.addSubview(label)
      }
    }

    final class Appear: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        precondition(context.viewController(forKey: .to) is Inbox || context.viewController(forKey: .from) is Inbox)
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    ```

    ```{screen} plain
    size: 100x200
    ```

    """

  private struct Result {
    /// `identifier: place: summary` of each problem.
    var problems: [String]
    var html: String
  }

  private func build(_ text: String, code: String = "on", listing: String = Self.listing) throws -> Result {
    let site = try TestSite(
      [
        "zoetrope.yml": "title: Test\ncode: \(code)\n",
        "content/index.md": "---\ntitle: Page\n---\n\n" + listing + "\n" + text + "\n",
      ], listings: .built())
    let built = site.build()
    let problems = built.diagnostics.map { problem in
      let place = problem.range.map { String(decoding: $0.file.bytes[$0.bytes], as: UTF8.self) }
      return "\(problem.identifier): \(place ?? ""): \(problem.summary)"
    }
    return Result(problems: problems, html: try built.text("index.html") ?? "")
  }

  @Test func withoutCodeARunIsRefused() throws {
    let result = try build("```{run}\n:call: pulse\n```", code: "off")
    #expect(result.problems == ["swift.off: pulse: “pulse” is Swift, and this site runs none"])
  }

  // MARK: screen

  private static let inbox = "```{screen} inbox\n:controller: Inbox()\n:size: 100x200\n```\n"

  @Test func anAuthorsControllerIsAScreenEverywhere() throws {
    let result = try build(
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
    let result = try build("```{screen} inbox\n:controller: Inbox()\n:show:\n:caption: *Mine*\n```")
    #expect(result.problems == [])
    #expect(result.html.contains("id=\"screen-inbox\""))
    #expect(result.html.contains("<em>Mine</em>"))
  }

  @Test func aScreenIsMadeByTheListingsOfTheFigureThatShowsIt() throws {
    let result = try build(
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
    let result = try build("```{screen} inbox\n:controller: Appear()\n```")
    #expect(
      result.problems == [
        "swift.error: Appear: Swift: cannot convert value of type 'Appear' to specified type 'UIViewController'",
        "swift.not-run: Appear(): “Appear()” is not run, as the Swift it needs does not compile",
      ])
  }

  @Test func whatIsNotRunIsToldOnceForThePage() throws {
    let result = try build(
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
        "swift.not-run: Appear(1): “Appear(1)” is not run, nor is what 2 more of the page’s directives ask for, "
          + "as the Swift it needs does not compile",
        "swift.error: 1: Swift: argument passed to call that takes no arguments",
      ])
    // Where each of them would be, a page that is built all the same says why it is not.
    #expect(result.html.matches(of: /This part could not be built/).count == 3)
    #expect(result.html.contains("Fade from plain to one"))
  }

  // MARK: scenario

  private static let parts = """
    ```swift
    final class Swipe: UIPercentDrivenInteractiveTransition {
      private let tabs: UITabBarController
      init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init()
        tabs.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
      }
      @objc func pan(_ pan: UIPanGestureRecognizer) {
        let fraction = -pan.translation(in: tabs.view).x / tabs.view.bounds.width
        switch pan.state {
        case .began: tabs.selectedIndex = 1
        case .changed: update(fraction)
        case .ended: if fraction > 0.5 { finish() } else { cancel() }
        default: cancel()
        }
      }
    }
    final class Dim: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    final class TabDelegate: NSObject, UITabBarControllerDelegate {
      init(_ tabs: UITabBarController) { tabs.tabBar.tintColor = .systemRed }
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Dim() }
    }
    final class StackDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Dim() }
    }
    final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Dim() }
    }
    final class Tabs: UITabBarController {
      init(_ controllers: [UIViewController]) {
        super.init()
        viewControllers = controllers
      }
    }
    final class Pages: UIViewController {
      let pages = UIScrollView()
      let controllers: [UIViewController]
      init(_ controllers: [UIViewController]) {
        self.controllers = controllers
        super.init()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        pages.isPagingEnabled = true
        pages.frame = view.bounds
        pages.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
        view.addSubview(pages)
        for (index, child) in controllers.enumerated() {
          addChild(child)
          child.view.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
          pages.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
    }
    ```
    ```{screen} one
    size: 100x200
    ```
    ```{screen} two
    size: 100x200
    ```

    """

  @Test(arguments: [("80pt", "finished", 2), ("30pt", "cancelled", 1)])
  func anAuthorsInteractionDrivesChangesThatAFingerBegins(way: String, outcome: String, tab: Int) throws {
    let result = try build(
      Self.parts + """
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

  @Test(arguments: [("80pt", "is finished"), ("30pt", "is cancelled")])
  func anAuthorsInteractionDrivesAnInteractiveFigure(way: String, outcome: String) throws {
    for animator in ["Dim()", "fade"] {
      let result = try build(
        Self.parts + """
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
      "interactive.no-recognizer: swipe: no gesture recogniser took the touch"
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
    let result = try build(
      Self.parts + """
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
      try build(figure("Swipe(tabs: container)"), code: "off").problems == [
        "swift.off: Swipe(tabs: container): “Swipe(tabs: container)” is Swift, and this site runs none"
      ])
    let slip = try build(figure("swipe left"), code: "off").problems
    #expect(slip.map { $0.hasPrefix("directive.value: swipe left: ") } == [true])
  }

  @Test func anAuthorsDelegateIsAskedInEachContainer() throws {
    let result = try build(
      Self.parts + """
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
    let result = try build(
      Self.parts + """
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
    let result = try build(
      Self.parts + "```{scenario} tabs\n:screens: plain, one\n:delegate: StackDelegate()\ntap 2\n```")
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
      "“container” has no meaning without one of “tabs”, “navigation” and “paging”"
    ),
    (
      "tabs", ":interaction: Swipe(tabs: container)",
      "“interaction” has no meaning without the option “animator”"
    ),
  ])
  func optionsThatExcludeSwift(container: String, options: String, problem: String) throws {
    let result = try build(
      Self.parts + "```{scenario} \(container)\n:screens: plain, one\n\(options)\nsettle\n```")
    #expect(result.problems.contains { $0.hasSuffix(problem) }, "\(result.problems)")
  }

  // MARK: Mistakes

  @Test func aControllerExcludesViewsAndImages() throws {
    #expect(
      try build("```{screen} inbox\n:controller: Inbox()\ncontent: []\n```").problems.first?
        .hasSuffix("the screen “inbox” has both views and a controller") == true)
    #expect(
      try build("```{screen} inbox\n:controller: Inbox()\n:image: a.png\n```").problems == [
        "directive.conflict: image: “controller” and “image” exclude each other"
      ])
  }
}
