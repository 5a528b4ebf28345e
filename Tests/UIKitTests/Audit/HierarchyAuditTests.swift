import Testing
import TransitionEngine

@testable import UIKit

@Suite struct HierarchyAuditTests {
  @Test func changesLeaveNothingToFind() throws {
    let tabs = try TransitionFixture(Animator())
    _ = try tabs.run.record { tabs.tabs.selectedIndex = 1 }
    #expect(HierarchyAudit.problems(in: tabs.run) == [])
    let stack = try StackFixture()
    _ = try stack.run.record { stack.stack.pushViewController(stack.screen("b"), animated: true) }
    #expect(HierarchyAudit.problems(in: stack.run) == [])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func presentationsLeaveNothingToFind(_ style: UIModalPresentationStyle) throws {
    let fixture = try PresentationFixture(style)
    _ = try fixture.present()
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
    _ = try fixture.dismiss()
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func openTransitionsAreFound() throws {
    let fixture = try TransitionFixture(Animator(.forgets))
    _ = try? fixture.run.record { fixture.tabs.selectedIndex = 1 }
    let problems = HierarchyAudit.problems(in: fixture.run)
    #expect(problems.contains { $0.hasPrefix("the transition by Animator is not over: ") })
    #expect(problems.contains("“b” is still about to appear"))
    #expect(problems.contains("the container of “UITabBarController” has a view too many, that of “a”"))
  }

  @Test func whatAnAnimationLeavesIsFound() throws {
    let fixture = try TransitionFixture(nil)
    fixture.run.perform {
      let view = fixture.tabs.selectedViewController?.view
      view?.transform = CGAffineTransform(translationX: 10, y: 0)
      view?.alpha = 0.5
      fixture.tabs.transitionView.layer.sublayerTransform.m34 = -0.005
      fixture.tabs.transitionView.addSubview(UIView())
    }
    #expect(
      HierarchyAudit.problems(in: fixture.run) == [
        "the container of “UITabBarController” has a view too many, a UIView",
        "the container of “UITabBarController” has a sublayerTransform",
        "the view of “a” has the frame (10.0, 0.0, 375.0, 667.0)", "the view of “a” has a transform",
        "the view of “a” has an alpha of 0.5",
      ])
  }

  @Test func viewsThatTheWindowDoesNotNeedAreFound() throws {
    let fixture = try TransitionFixture(nil)
    fixture.run.perform { fixture.run.window.addSubview(UIView()) }
    #expect(HierarchyAudit.problems(in: fixture.run) == ["the window has a view too many, a UIView"])
  }

  @Test func callsThatDoNotFollowAreFound() throws {
    let fixture = try TransitionFixture(nil)
    fixture.run.perform {
      fixture.run.log(.callback, actor: "x", name: "viewWillAppear(_:)")
      fixture.run.log(.callback, actor: "x", name: "viewDidDisappear(_:)")
    }
    #expect(
      HierarchyAudit.problems(in: fixture.run) == [
        "“x” got viewDidDisappear(_:) after viewWillAppear(_:)"
      ])
  }
}
