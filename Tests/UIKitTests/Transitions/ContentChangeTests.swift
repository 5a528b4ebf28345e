import Testing
import TransitionEngine

@testable import UIKit

/// All containers change their content alike.
@Suite struct ContentChangeTests {
  enum Container: CaseIterable { case tabs, stack, pages, child, presentation }

  private let run = Run(size: CGSize(width: 400, height: 800))
  private let calls = Recorded<String>()
  private let old, new: Reporter

  init() {
    let (run, calls) = (run, calls)
    (old, new) = run.perform { (Reporter("old", calls), Reporter("new", calls)) }
  }

  private func pair(in parent: UIViewController) -> UIViewController {
    [old, new].forEach(parent.addChild)
    parent.view.addSubview(old.view)
    return parent
  }

  /// Shows the old controller in a container.
  ///
  /// - Returns: the container, and a call that shows the new one in it, without an animation.
  private func container(_ kind: Container) -> (UIViewController, () -> Void) {
    switch kind {
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [old, new]
      return (tabs, { tabs.selectedIndex = 1 })
    case .stack:
      let stack = UINavigationController(rootViewController: old)
      return (stack, { stack.pushViewController(new, animated: false) })
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      pages.setViewControllers([old], direction: .forward, animated: false)
      return (pages, { pages.setViewControllers([new], direction: .forward, animated: false) })
    case .child:
      let parent = pair(in: UIViewController())
      return (parent, { parent.transition(from: old, to: new, duration: 0) })
    case .presentation:
      new.modalPresentationStyle = .fullScreen
      return (old, { old.present(new, animated: false) })
    }
  }

  private func show(_ kind: Container) throws -> () -> Void {
    let change = run.perform {
      let (container, change) = container(kind)
      run.window.rootViewController = container
      return change
    }
    try run.settle()
    calls.values = []
    return change
  }

  private var appearances: [String] { calls.values.filter { $0.contains("ppear") } }

  @Test(arguments: Container.allCases) func aChangeAtOnceIsHeardInOneOrder(kind: Container) throws {
    let change = try show(kind)
    _ = try run.record(change)
    #expect(
      appearances == [
        "old.viewWillDisappear", "new.viewWillAppear", "old.viewDidDisappear", "new.viewDidAppear",
      ])
    #expect(old.view.window == nil && new.view.window != nil)
  }

  /// The views have not changed when the controllers hear that they are about to.
  @Test(arguments: Container.allCases) func viewsChangeBetweenTheCalls(kind: Container) throws {
    let change = try show(kind)
    var isOldThere: Bool?
    new.reactions["viewWillAppear"] = { isOldThere = old.view.window != nil && new.view.window == nil }
    _ = try run.record(change)
    #expect(isOldThere == true)
  }

  /// A container that is not on screen says nothing.
  @Test(arguments: [Container.tabs, .stack, .pages]) func offScreenNothingAppears(kind: Container) throws {
    let change = try show(kind)
    run.perform { run.window.rootViewController = nil }
    try run.settle()
    calls.values = []
    _ = try run.record(change)
    #expect(appearances == [])
  }

  /// A page that a finger does not turn far enough is heard of as a push that is canceled.
  @Test func whatIsCanceledTurnsAround() throws {
    final class Row: NSObject, UIPageViewControllerDataSource {
      let next: UIViewController
      init(_ next: UIViewController) { self.next = next }

      required init?(coder: NSCoder) { nil }
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { nil }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { page === next ? nil : next }
    }
    let row = Row(new)
    _ = try show(.pages)
    (run.window.rootViewController as? UIPageViewController)?.dataSource = row
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 340), in: 2), at: 0)
    }
    #expect(
      appearances == [
        "old.viewWillDisappear", "new.viewWillAppear", "new.viewWillDisappear", "new.viewDidDisappear",
        "old.viewWillAppear", "old.viewDidAppear",
      ])
  }
}
