import Directives
import Foundation
import Listings
import Markup
import Testing

@testable import SiteBuilder

private let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

/// Directives that take an author's Swift, from the page to the figure: compiled, run by a program of its own, and drawn.
@Suite(.enabled(if: SwiftToolchain(searchPath: searchPath) != nil))
struct SwiftDirectiveTests {
  /// Where the tests were built, and the modules and programs beside them.
  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static let listing = """
    ```swift
    import UIKit

    func pulse(in view: UIView) {
      let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      dot.backgroundColor = .systemRed
      view.addSubview(dot)
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { dot.alpha = 0.2 }
    }

    final class Mover: NSObject {
      @objc func pan(_ pan: UIPanGestureRecognizer) {
        pan.view!.transform = CGAffineTransform(translationX: pan.translation(in: pan.view!.superview).x, y: 0)
      }
    }

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
    let source = try TestSite([
      "zoetrope.yml": "title: Test\ncode: \(code)\n",
      "content/index.md": "---\ntitle: Page\n---\n\n" + listing + "\n" + text + "\n",
    ])
    var options = Site.Options(source: source.source.path)
    options.swiftParser = Self.folder.appendingPathComponent("zoetrope-swift-parser").path
    let modules = Self.folder.appendingPathComponent("Modules").path
    options.listings = ListingService(program: Self.folder.appendingPathComponent("zoetrope-runner").path) {
      () throws(ListingWorkshop.Unavailable) in
      try ListingWorkshop(searchPath: searchPath, modules: modules, cache: nil, digests: nil)
    }
    let built = Site(options).build()
    let problems = built.diagnostics.map { problem in
      let place = problem.range.map { String(decoding: $0.file.bytes[$0.bytes], as: UTF8.self) }
      return "\(problem.identifier): \(place ?? ""): \(problem.summary)"
    }
    return Result(problems: problems, html: try built.text("index.html") ?? "")
  }

  // MARK: run

  @Test func aBodyIsShownAndRun() throws {
    let result = try build(
      """
      ```{run}
      :caption: It *turns*.
      let square = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      square.backgroundColor = .systemBlue
      view.addSubview(square)
      UIView.animate(withDuration: 1) { square.transform = CGAffineTransform(rotationAngle: .pi / 2) }
      ```
      """)
    #expect(result.problems == [])
    #expect(result.html.contains("CGAffineTransform"))
    #expect(result.html.contains("What the code does. 7 frames over 1 s. One layer changes transform."))
    #expect(result.html.contains("It <em>turns</em>."))
    #expect(result.html.contains("zt-stage"))
  }

  @Test(arguments: ["pulse", "pulse(in:)", "pulse(in: view)"])
  func aFunctionIsCalledAndWhatNeverEndsIsShownForAWhile(call: String) throws {
    let result = try build("```{run}\n:call: \(call)\n:size: 100x100\n:duration: 3s\nA *pulse*.\n```")
    #expect(result.problems == [])
    #expect(
      result.html.contains(
        "What pulse does. 7 frames over 3 s. One layer changes opacity. It goes on after that."))
    #expect(result.html.contains("A <em>pulse</em>."))
    #expect(result.html.contains("goes on"))
  }

  @Test func timersOnTheVirtualClockAreCutToo() throws {
    let result = try build(
      """
      ```{run}
      :hidden:
      :duration: 2s
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in view.alpha = 1.5 - view.alpha }
      ```
      """)
    #expect(result.problems == [])
    #expect(result.html.contains("7 frames over 2 s."))
    #expect(!result.html.contains("scheduledTimer"))
  }

  @Test func gesturesComeFromTheScript() throws {
    let result = try build(
      """
      ```swift
      let mover = Mover()
      ```
      ```{run}
      :screen: plain
      :script: pan right 40pt in 0.5s from 30,100; wait 0.5s
      :at: 0s, 0.25s
      :caption: It follows the finger.
      let box = UIView(frame: CGRect(x: 10, y: 80, width: 40, height: 40))
      box.backgroundColor = .systemGreen
      view.addSubview(box)
      box.addGestureRecognizer(UIPanGestureRecognizer(target: mover, action: #selector(Mover.pan(_:))))
      ```
      """)
    #expect(result.problems == [])
    #expect(result.html.contains("What the code does on plain."))
  }

  @Test func aTouchOutsideOfTheScreenIsToldAtItsStatement() throws {
    let result = try build("```{run}\n:script: tap 10,10; tap 900,10\nview.alpha = 0.5\n```")
    #expect(result.problems == ["gesture.off-screen: tap: the finger leaves the screen at 900,10"])
  }

  @Test func codeThatMovesNothingIsAPicture() throws {
    let result = try build("```{run}\nview.layer.borderWidth = 4\n```")
    #expect(result.problems == [])
    #expect(result.html.contains("a picture in which nothing moves"))
    #expect(!result.html.contains("zt-stage"))
  }

  @Test func errorsInABodyStandAtTheirOwnColumns() throws {
    let result = try build("```{run}\nlet a = 1\nview.addSubveiw(view)\n_ = a\n```")
    #expect(
      result.problems.sorted() == [
        "swift.error: addSubveiw: Swift: value of type 'UIView' has no member 'addSubveiw'",
        "swift.not-run: let a = 1: “let a = 1” is not run, as the Swift it needs does not compile",
      ])
  }

  @Test func aTrapInABodyIsToldAtItsLine() throws {
    let result = try build("```{run}\nview.alpha = 0.5\nfatalError(\"no more\")\n```")
    #expect(
      result.problems == [
        "swift.trap: fatalError(\"no more\"): the code stops here: Fatal error: no more"
      ])
  }

  @Test func aRunNeedsCodeAndOneCaption() throws {
    #expect(try build("```{run}\n```").problems == ["run.empty: run: “run” needs code"])
    #expect(
      try build("```{run}\n:call: pulse\n:caption: One\nTwo\n```").problems == [
        "directive.conflict: caption: there are two captions, “caption” and the body"
      ])
    #expect(
      try build("```{run}\n:screen: plain\n:size: 100x100\nview.alpha = 1\n```").problems == [
        "directive.conflict: size: “size” and “screen” exclude each other"
      ])
  }

  @Test func codeThatLeavesNoTimeToPassIsAnError() throws {
    let result = try build(
      "```{run}\nfunc again() { DispatchQueue.main.async { again() } }\nagain()\n```")
    #expect(result.problems == ["run.endless: run: the code leaves no time to pass"])
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
    let result = try build("```{screen} inbox\n:controller: Mover()\n```")
    #expect(
      result.problems == [
        "swift.error: Mover: Swift: cannot convert value of type 'Mover' to specified type 'UIViewController'",
        "swift.not-run: Mover(): “Mover()” is not run, as the Swift it needs does not compile",
      ])
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
