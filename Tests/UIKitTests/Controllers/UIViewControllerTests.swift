import Testing
import TransitionEngine

@testable import UIKit

/// Writes down what it is told.
class Reporter: UIViewController {
  let calls: Recorded<String>
  /// What an app does in a call, by its name.
  var reactions: [String: () -> Void] = [:]

  init(_ title: String, _ calls: Recorded<String> = Recorded()) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    calls.values.append("\(title ?? "").\(call)")
    reactions.removeValue(forKey: call)?()
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { note("willMove(\(parent?.title ?? "nil"))") }
  override func didMove(toParent parent: UIViewController?) { note("didMove(\(parent?.title ?? "nil"))") }
}

@Suite struct UIViewControllerTests {
  @Test func theViewIsLoadedWhenAskedFor() {
    let controller = Reporter("a")
    #expect(controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(controller.calls.values == ["a.viewDidLoad"])
  }

  @Test func loadingThatAsksForTheViewEnds() {
    final class Circular: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    #expect(Circular().view.tag == 7)
  }

  @Test func titlesReachTheBars() {
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.tabBarItem.title == "Inbox")
    #expect(controller.navigationItem.title == "Inbox")
  }

  @Test func childrenMoveFromParentToParent() {
    let (a, b, child) = (Reporter("a"), Reporter("b"), Reporter("c"))
    a.addChild(child)
    child.didMove(toParent: a)
    b.addChild(child)
    #expect(a.children.isEmpty)
    #expect(child.parent === b)
    #expect(child.calls.values == ["c.willMove(a)", "c.didMove(a)", "c.didMove(nil)", "c.willMove(b)"])
  }

  @Test func containmentHasNoCircles() {
    let (a, b) = (UIViewController(), UIViewController())
    a.addChild(b)
    b.addChild(a)
    a.addChild(a)
    #expect(a.parent == nil)
    #expect(b.children.isEmpty)
  }

  @Test func appearanceIsForwardedToChildrenOnScreen() {
    let calls = Recorded<String>()
    let (parent, shown, hidden) = (Reporter("p", calls), Reporter("s", calls), Reporter("h", calls))
    for child in [shown, hidden] { parent.addChild(child) }
    parent.view.addSubview(shown.view)
    calls.values = []
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(calls.values == ["p.viewWillAppear", "s.viewWillAppear", "p.viewDidAppear", "s.viewDidAppear"])
  }

  @Test func appearanceIsToldOnce() {
    let controller = Reporter("a")
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(controller.calls.values == ["a.viewDidLoad", "a.viewWillAppear", "a.viewDidAppear"])
  }

  @Test func theRootControllerFillsTheWindow() throws {
    let run = Run(size: CGSize(width: 300, height: 500))
    let controller = run.perform { Reporter("root") }
    run.perform { run.window.rootViewController = controller }
    try run.settle()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(controller.calls.values.suffix(2) == ["root.viewWillAppear", "root.viewDidAppear"])
  }
}
