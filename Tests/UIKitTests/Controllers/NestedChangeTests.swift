import Testing
import TransitionEngine

@testable import UIKit

/// Screens change the container that is just telling them of a change.
@Suite struct NestedChangeTests {
  // MARK: Stacks

  @Test(arguments: ["viewWillAppear", "viewDidAppear", "didMove(stack)"])
  func aScreenPushesAnotherWhenItIsPushed(call: String) throws {
    let fixture = try StackFixture()
    let (first, second) = (fixture.screen("first"), fixture.screen("second"))
    first.reactions[call] = { fixture.stack.pushViewController(second, animated: false) }
    _ = try fixture.run.record { fixture.stack.pushViewController(first, animated: false) }
    #expect(fixture.titles == ["root", "first", "second"])
    #expect(fixture.shown == ["second"])
    #expect(fixture.calls.values.filter { $0 == "second.didMove(stack)" }.count == 1)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func aScreenPopsWhileAnotherCoversIt() throws {
    let fixture = try StackFixture()
    let root = try #require(fixture.stack.topViewController as? Reporter)
    root.reactions["viewWillDisappear"] = { fixture.stack.popViewController(animated: false) }
    _ = try fixture.run.record {
      fixture.stack.pushViewController(fixture.screen("a"), animated: false)
    }
    #expect(fixture.shown == ["root"])
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func whileChildrenHearOfAChangeThereIsNoOther() throws {
    let fixture = try StackFixture()
    let (first, second) = (fixture.screen("first"), fixture.screen("second"))
    first.reactions["willMove(stack)"] = { fixture.stack.pushViewController(second, animated: false) }
    let timeline = try fixture.run.record { fixture.stack.pushViewController(first, animated: false) }
    #expect(fixture.titles == ["root", "first"])
    #expect(second.parent == nil)
    #expect(timeline.events.contains { $0.detail == "refused: the children are just told of another change" })
  }

  @Test func whoWasToLeaveAndStaysHearsOfIt() throws {
    let fixture = try StackFixture()
    try fixture.push("a")
    _ = try fixture.run.record {
      let left = try #require(fixture.stack.popViewController(animated: true))
      fixture.stack.setViewControllers(fixture.stack.viewControllers + [left], animated: true)
    }
    #expect(fixture.calls.values == ["a.willMove(nil)", "a.willMove(stack)", "a.didMove(stack)"])
    #expect(fixture.titles == ["root", "a"])
  }

  /// What the cancelled change brought leaves first. What it does then is not to tell the other one again.
  @Test func whoIsAboutToLeaveHearsOfItOnce() throws {
    let fixture = try StackFixture(Animator(.cancels))
    try fixture.push("a")
    let second = fixture.screen("b")
    second.reactions["didMove(nil)"] = { fixture.stack.popViewController(animated: false) }
    _ = try fixture.run.record {
      fixture.stack.popViewController(animated: true)
      fixture.stack.pushViewController(second, animated: true)
    }
    #expect(fixture.titles == ["root"])
    #expect(fixture.calls.values.filter { $0 == "a.willMove(nil)" }.count == 1)
    #expect(fixture.calls.values.filter { $0 == "a.didMove(nil)" }.count == 1)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  /// Both hear that they leave before the first is out, so that the second can be told it comes back.
  @Test func whoLeavesWithACancelledChangeCanBringTheOtherBack() throws {
    let fixture = try StackFixture(Animator(.cancels))
    let (first, second) = (fixture.screen("first"), fixture.screen("second"))
    first.reactions["didMove(nil)"] = {
      fixture.stack.setViewControllers(fixture.stack.viewControllers + [second], animated: false)
    }
    _ = try fixture.run.record {
      let root = fixture.stack.viewControllers
      fixture.stack.setViewControllers(root + [first, second], animated: true)
    }
    #expect(fixture.titles == ["root", "second"])
    #expect(
      fixture.calls.values.filter { $0.hasPrefix("second.") && $0.contains("Move") }
        == [
          "second.willMove(stack)", "second.willMove(nil)", "second.willMove(stack)",
          "second.didMove(stack)",
        ])
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func whoLeavesComesBackAndLeavesHearsOfItTwice() throws {
    let fixture = try StackFixture()
    try fixture.push("a")
    _ = try fixture.run.record {
      let left = try #require(fixture.stack.popViewController(animated: true))
      fixture.stack.pushViewController(left, animated: true)
      fixture.stack.popViewController(animated: true)
    }
    #expect(
      fixture.calls.values.filter { $0.hasPrefix("a.") && $0.contains("Move") }
        == [
          "a.willMove(nil)", "a.willMove(stack)", "a.didMove(stack)", "a.willMove(nil)", "a.didMove(nil)",
        ])
  }

  // MARK: Tabs

  @Test(arguments: ["viewWillAppear", "viewDidAppear"])
  func aScreenSelectsAnotherWhenItIsSelected(call: String) throws {
    let fixture = try TransitionFixture(nil)
    let second = try #require(fixture.tabs.viewControllers?[1] as? Reporter)
    second.reactions[call] = { fixture.tabs.selectedIndex = 2 }
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(fixture.tabs.selectedIndex == 2)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func aScreenThatLeavesSetsTheTabs() throws {
    let fixture = try TransitionFixture(nil)
    let all = try #require(fixture.tabs.viewControllers)
    let first = try #require(all[0] as? Reporter)
    first.reactions["willMove(nil)"] = { fixture.tabs.viewControllers = [all[2]] }
    _ = try fixture.run.record { fixture.tabs.viewControllers = [all[1]] }
    #expect(fixture.tabs.viewControllers == [all[2]])
    #expect(fixture.tabs.children == [all[2]])
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  // MARK: Transitions

  @Test func aChangeOfSizeInACallAtTheStartPlacesTheNewView() throws {
    let fixture = try PresentationFixture()
    fixture.root.reactions["viewWillDisappear"] = {
      fixture.run.window.frame.size = CGSize(width: 667, height: 375)
    }
    let timeline = try fixture.present()
    #expect(timeline.transitions.map(\.finalFrame.size) == [CGSize(width: 667, height: 375)])
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func aChangeOfSizeBeforeTheNewViewIsAddedPlacesIt() throws {
    final class Resizing: SlidingAnimator {
      override func prepare(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        Run.current?.window.frame.size = CGSize(width: 667, height: 375)
        return super.prepare(context)
      }
    }
    let fixture = try PresentationFixture(animator: Resizing())
    _ = try fixture.present()
    #expect(fixture.sheet.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  /// The screen under the presentation has not appeared then, although it was about to.
  @Test func aScreenThatComesBackPresentsAtOnce() throws {
    let fixture = try TransitionFixture(Animator(.cancels))
    let first = try #require(fixture.tabs.selectedViewController as? Reporter)
    first.reactions["viewWillAppear"] = { fixture.tabs.present(Reporter("sheet"), animated: false) }
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(
      fixture.calls.values.filter { $0.hasPrefix("a.") } == [
        "a.viewWillDisappear", "a.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear",
      ])
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test(arguments: [true, false])
  func anInteractionThatEndsInACallAtTheStartIsCarriedOver(finishes: Bool) throws {
    let fixture = try TransitionFixture(Animator())
    let driver = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interactor = driver
    let first = try #require(fixture.tabs.selectedViewController as? Reporter)
    first.reactions["viewWillDisappear"] = { finishes ? driver.finish() : driver.cancel() }
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(timeline.transitions.map(\.wasCancelled) == [!finishes])
    #expect(timeline.events.contains { $0.lint == .gestureEndedEarly })
  }

  // MARK: Presentations

  @Test func aScreenThatJustAppearsCannotBeDismissed() throws {
    let fixture = try PresentationFixture()
    fixture.sheet.reactions["viewWillAppear"] = { fixture.sheet.dismiss(animated: false) }
    _ = try fixture.present(animated: false)
    #expect(fixture.root.presentedViewController === fixture.sheet)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func screensThatLeaveTogetherCannotBeDismissedAgain() throws {
    let fixture = try PresentationFixture(.overFullScreen)
    _ = try fixture.present(animated: false)
    let top = fixture.run.perform { Reporter("top") }
    _ = try fixture.run.record { fixture.sheet.present(top, animated: true) }
    fixture.sheet.reactions["viewWillDisappear"] = { fixture.root.dismiss(animated: true) }
    _ = try fixture.dismiss()
    #expect(fixture.root.presentedViewController == nil)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func aScreenThatJustLeavesCannotPresent() throws {
    let fixture = try PresentationFixture(.overFullScreen)
    _ = try fixture.present(animated: false)
    let other = fixture.run.perform { Reporter("other") }
    fixture.sheet.reactions["viewWillDisappear"] = { fixture.sheet.present(other, animated: false) }
    _ = try fixture.dismiss(animated: false)
    #expect(fixture.root.presentedViewController == nil)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }
}
