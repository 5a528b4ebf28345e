import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UINavigationControllerTests {
  @Test func aPushTellsInOrder() throws {
    let fixture = try StackFixture(Animator())
    let new = fixture.screen("new")
    _ = try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    #expect(
      fixture.calls.values == [
        "new.willMove(stack)", "push root → new", "interactionController", "new.viewDidLoad",
        "root.viewWillDisappear", "new.viewWillAppear", "willShow new", "root.viewDidDisappear",
        "new.viewDidAppear", "new.didMove(stack)", "didShow new",
      ])
    #expect(fixture.titles == ["root", "new"])
    #expect(fixture.shown == ["new"])
  }

  @Test func aPopTellsInOrder() throws {
    let fixture = try StackFixture()
    try fixture.push("top")
    let timeline = try fixture.run.record { fixture.stack.popViewController(animated: true) }
    #expect(
      fixture.calls.values == [
        "top.willMove(nil)", "pop top → root", "top.viewWillDisappear", "root.viewWillAppear",
        "willShow root",
        "top.viewDidDisappear", "root.viewDidAppear", "top.didMove(nil)", "didShow root",
      ])
    #expect(abs(timeline.duration - 0.5) < 1e-9)
    #expect(fixture.stack.children.map(\.title) == ["root"])
    #expect(fixture.shown == ["root"])
  }

  @Test func aCancelledPushLeavesNothing() throws {
    let fixture = try StackFixture(Animator(.cancels))
    let new = fixture.screen("new")
    let timeline = try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    #expect(timeline.outcome == .cancelled)
    #expect(
      fixture.appearances == [
        "root.viewWillDisappear", "new.viewWillAppear", "new.viewWillDisappear", "new.viewDidDisappear",
        "root.viewWillAppear", "root.viewDidAppear",
      ])
    #expect(fixture.calls.values.suffix(2) == ["new.willMove(nil)", "new.didMove(nil)"])
    #expect(!fixture.calls.values.contains("didShow new"))
    #expect(new.parent == nil && !new.isMovingToParent)
    #expect(fixture.titles == ["root"])
    #expect(fixture.shown == ["root"])
  }

  @Test func aCancelledPopBringsTheStackBack() throws {
    let fixture = try StackFixture(Animator(.cancels))
    try fixture.push("middle", "top")
    _ = try fixture.run.record { fixture.stack.popToRootViewController(animated: true) }
    #expect(fixture.titles == ["root", "middle", "top"])
    #expect(fixture.shown == ["top"])
    #expect(fixture.stack.navigationBar.topItem?.title == "top")
    #expect(fixture.stack.children.count == 3)
    #expect(fixture.stack.topViewController?.view.frame == fixture.stack.transitionView.bounds)
  }

  @Test func theStackChangesAtOnceAndTheViewsFollow() throws {
    let fixture = try StackFixture()
    let new = fixture.screen("new")
    _ = try fixture.run.record {
      fixture.stack.pushViewController(new, animated: true)
      #expect(fixture.stack.topViewController === new)
      #expect(fixture.shown == ["root"])
      #expect(new.navigationController === fixture.stack)
    }
  }

  @Test func changesOfOneTurnShowAsOne() throws {
    let fixture = try StackFixture(Animator())
    let (a, b, c) = (fixture.screen("a"), fixture.screen("b"), fixture.screen("c"))
    let timeline = try fixture.run.record {
      fixture.stack.pushViewController(a, animated: true)
      fixture.stack.pushViewController(b, animated: true)
      fixture.stack.popViewController(animated: true)
      fixture.stack.pushViewController(c, animated: true)
    }
    #expect(fixture.titles == ["root", "a", "c"])
    #expect(fixture.appearances.filter { $0.hasPrefix("a") || $0.hasPrefix("b") }.isEmpty)
    #expect(b.parent == nil)
    #expect(timeline.events.filter { $0.name == "animateTransition(using:)" }.count == 1)
  }

  @Test func duringATransitionTheStackStays() throws {
    let fixture = try StackFixture()
    let (a, b) = (fixture.screen("a"), fixture.screen("b"))
    let timeline = try fixture.run.record {
      fixture.stack.pushViewController(a, animated: true)
      fixture.run.loop.schedule(after: VirtualTime(seconds: 0.1)) {
        fixture.stack.pushViewController(b, animated: true)
        #expect(fixture.stack.popViewController(animated: true) == nil)
      }
    }
    #expect(fixture.titles == ["root", "a"])
    #expect(b.parent == nil)
    #expect(timeline.events.filter { $0.detail.hasPrefix("refused: a transition is running") }.count == 2)
  }

  @Test func aDelegateThatPushesDoesNotGoRoundInCircles() throws {
    let fixture = try StackFixture()
    let extra = fixture.screen("extra")
    fixture.delegate.meddle = { $0.pushViewController(extra, animated: true) }
    let new = fixture.screen("new")
    _ = try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    #expect(fixture.titles == ["root", "new"])
  }

  @Test func whatCannotBePushedIsRefused() throws {
    let fixture = try StackFixture()
    let root = try #require(fixture.stack.topViewController)
    let timeline = try fixture.run.record {
      fixture.stack.pushViewController(root, animated: true)
      fixture.stack.pushViewController(fixture.stack, animated: true)
      fixture.stack.pushViewController(UINavigationController(), animated: true)
    }
    #expect(fixture.titles == ["root"])
    #expect(timeline.events.filter { $0.detail.hasPrefix("refused") }.count == 3)
  }

  @Test func theRootStays() throws {
    let fixture = try StackFixture()
    _ = try fixture.run.record {
      #expect(fixture.stack.popViewController(animated: true) == nil)
      #expect(fixture.stack.popToRootViewController(animated: true) == nil)
      #expect(fixture.stack.popToViewController(UIViewController(), animated: true) == nil)
    }
    #expect(fixture.titles == ["root"])
  }

  @Test func popsSayWhoLeaves() throws {
    let fixture = try StackFixture()
    try fixture.push("a", "b", "c")
    let a = fixture.stack.viewControllers[1]
    fixture.run.perform {
      #expect(fixture.stack.popToViewController(a, animated: false)?.compactMap(\.title) == ["b", "c"])
      #expect(fixture.stack.popViewController(animated: false)?.title == "a")
    }
    #expect(fixture.shown == ["root"])
  }

  @Test func aNewTopThatWasBelowIsAPop() throws {
    let fixture = try StackFixture()
    try fixture.push("a", "b")
    let all = fixture.stack.viewControllers
    _ = try fixture.run.record { fixture.stack.setViewControllers([all[0], all[1]], animated: true) }
    #expect(fixture.calls.values.contains("pop b → a"))
    _ = try fixture.run.record {
      fixture.stack.setViewControllers([fixture.screen("x")], animated: true)
    }
    #expect(fixture.calls.values.contains("push a → x"))
    #expect(all.allSatisfy { $0.parent == nil })
    #expect(fixture.shown == ["x"])
  }

  @Test func anEmptyStackShowsNothing() throws {
    let fixture = try StackFixture()
    fixture.run.perform { fixture.stack.viewControllers = [] }
    #expect(fixture.shown.isEmpty)
    #expect(fixture.appearances == ["root.viewWillDisappear", "root.viewDidDisappear"])
  }

  @Test func controllersKnowWhetherTheyMove() throws {
    final class Moving: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("appears, moving \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) {
        seen.append("disappears, moving \(isMovingFromParent)")
      }
    }
    let fixture = try StackFixture()
    let controller = fixture.run.perform { Moving() }
    _ = try fixture.run.record { fixture.stack.pushViewController(controller, animated: true) }
    let other = fixture.screen("other")
    _ = try fixture.run.record { fixture.stack.pushViewController(other, animated: true) }
    _ = try fixture.run.record { fixture.stack.popViewController(animated: true) }
    _ = try fixture.run.record { fixture.stack.popViewController(animated: true) }
    #expect(
      controller.seen == [
        "appears, moving true", "disappears, moving false", "appears, moving false",
        "disappears, moving true",
      ])
  }

  @Test func outsideOfAWindowNothingIsAnimated() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    let timeline = try run.record {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.loadViewIfNeeded()
      stack.pushViewController(UIViewController(), animated: true)
      #expect(stack.transitionView.subviews.count == 1)
    }
    #expect(timeline.duration == 0)
  }

  @Test func executingTwiceGivesEqualTimelines() throws {
    func timeline() throws -> Timeline {
      let fixture = try StackFixture()
      let new = fixture.screen("new")
      return try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    }
    #expect(try timeline() == timeline())
  }

  /// Source: libraries that set a delegate for one push, and take it away after the call.
  @Test func theDelegateAtTheCallChoosesTheAnimator() throws {
    let fixture = try StackFixture()
    let asked = Recorded<String>()
    let new = fixture.screen("new")
    _ = try fixture.run.record {
      let delegate = StackDelegate(nil, fixture.calls)
      delegate.meddle = { _ in asked.values.append("asked") }
      fixture.stack.delegate = delegate
      fixture.stack.pushViewController(new, animated: true)
      fixture.stack.delegate = nil
    }
    #expect(asked.values == ["asked"])
  }

  /// Apple's documentation of `willShow`: it is called just before the navigation controller displays a
  /// screen. That this includes the first one, and that nothing is told again when the navigation controller
  /// comes back with the same screen, is inferred.
  @Test func theDelegateHearsOfTheFirstScreen() throws {
    let run = Run(size: CGSize(width: 375, height: 667))
    let calls = Recorded<String>()
    let delegate = StackDelegate(nil, calls)
    let stack = run.perform { UINavigationController(rootViewController: Reporter("root", calls)) }
    let tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, Reporter("other")]
      stack.delegate = delegate
      return tabs
    }
    calls.values = []
    run.perform { run.window.rootViewController = tabs }
    try run.settle()
    #expect(
      calls.values.filter { !$0.contains("DidLoad") } == [
        "root.viewWillAppear", "willShow root", "root.viewDidAppear", "didShow root",
      ])
    calls.values = []
    run.perform { tabs.selectedIndex = 1 }
    try run.settle()
    run.perform { tabs.selectedIndex = 0 }
    try run.settle()
    #expect(!calls.values.contains { $0.contains("Show") })
    run.perform { tabs.selectedIndex = 1 }
    run.perform { stack.pushViewController(Reporter("deep", calls), animated: false) }
    calls.values = []
    run.perform { tabs.selectedIndex = 0 }
    #expect(calls.values.filter { $0.contains("Show") } == ["willShow deep", "didShow deep"])
  }
}
