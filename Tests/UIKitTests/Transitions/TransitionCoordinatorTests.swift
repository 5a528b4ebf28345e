import Testing
import TransitionEngine

@testable import UIKit

@Suite struct TransitionCoordinatorTests {
  private func tabBar(_ fixture: InteractionFixture) -> UIView { fixture.tabs.tabs.tabBar }

  private func opacity(_ fixture: InteractionFixture, _ timeline: Timeline, at time: TimeInterval) throws
    -> CGFloat
  {
    let id = try #require(tabBar(fixture).layer.id(in: fixture.run))
    return try #require(timeline.presentation(of: id, at: time)).opacity
  }

  @Test func existsFromTheRequestToTheEnd() throws {
    let fixture = try InteractionFixture()
    let tabs = fixture.tabs.tabs
    #expect(tabs.transitionCoordinator == nil)
    _ = try fixture.drag(to: 0.4) {
      #expect(tabs.transitionCoordinator?.isInteractive == false)
      #expect(tabs.transitionCoordinator?.initiallyInteractive == true)
      fixture.at(0.5) {
        for controller in [tabs, tabs.viewControllers?[0], tabs.viewControllers?[1]] {
          let coordinator = controller?.transitionCoordinator
          #expect(coordinator?.isInteractive == true)
          expectClose(coordinator?.percentComplete ?? 0, 0.4)
          #expect(coordinator?.transitionDuration == 1)
          #expect(coordinator?.viewController(forKey: .to) === tabs.viewControllers?[1])
        }
        #expect(tabs.viewControllers?[2].transitionCoordinator != nil)
        fixture.interactor.finish()
      }
    }
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test func animationsRunAlong() throws {
    let fixture = try InteractionFixture()
    fixture.tabs.delegate.interactor = nil
    let timeline = try fixture.run.record {
      fixture.tabs.tabs.selectedIndex = 1
      let coordinator = fixture.tabs.tabs.transitionCoordinator
      let takesPlace = coordinator?.animate(alongsideTransition: { _ in self.tabBar(fixture).alpha = 0 })
      #expect(takesPlace == true)
    }
    expectClose(try opacity(fixture, timeline, at: 0.25), 1 - 0.129162, within: 1e-5)
    expectClose(try opacity(fixture, timeline, at: 1), 0)
  }

  @Test func anInteractionDrivesViewsOutsideOfTheContainer() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.25) {
      fixture.tabs.tabs.transitionCoordinator?.animateAlongsideTransition(
        in: tabBar(fixture), animation: { _ in self.tabBar(fixture).alpha = 0 },
        completion: { if $0.isCancelled { self.tabBar(fixture).alpha = 1 } })
      fixture.at(0.5) { fixture.interactor.cancel() }
    }
    expectClose(try opacity(fixture, timeline, at: 0.4), 1 - 0.129162, within: 1e-5)
    #expect(fixture.isRestored(timeline))
  }

  @Test func anInterruptibleAnimatorTakesAnimationsUp() throws {
    let fixture = try InteractionFixture(InterruptibleAnimator())
    let timeline = try fixture.drag(to: 0.25) {
      fixture.tabs.tabs.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.tabBar(fixture).alpha = 0 })
      fixture.at(0.5) { fixture.interactor.cancel() }
    }
    expectClose(try opacity(fixture, timeline, at: 0.4), 0.75)
    #expect(fixture.isRestored(timeline))
  }

  @Test func afterTheStartNothingIsAnimatedAlong() throws {
    let fixture = try InteractionFixture()
    let completions = Recorded<Bool>()
    _ = try fixture.drag(to: 0.25) {
      fixture.at(0.1) {
        let coordinator = fixture.tabs.tabs.transitionCoordinator
        let takesPlace = coordinator?.animate(
          alongsideTransition: { _ in Issue.record("animated") },
          completion: { completions.values.append($0.isCancelled) })
        #expect(takesPlace == false)
      }
      fixture.at(0.5) { fixture.interactor.cancel() }
    }
    #expect(completions.values == [true])
  }

  @Test func handlersHearWhenInteractionChanges() throws {
    let fixture = try InteractionFixture(InterruptibleAnimator())
    let changes = Recorded<String>()
    _ = try fixture.drag(to: 0.5) {
      fixture.tabs.tabs.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.values.append("\($0.isInteractive) \($0.isCancelled)")
      }
      fixture.at(0.5) { fixture.interactor.cancel() }
      fixture.at(0.6) { fixture.interactor.pause() }
      fixture.at(0.7) { fixture.interactor.finish() }
    }
    #expect(changes.values == ["false true", "true false", "false false"])
  }

  /// A block that asks for more while it is executed.
  @Test func blocksMayAddBlocks() throws {
    let fixture = try InteractionFixture()
    let calls = Recorded<String>()
    _ = try fixture.drag(to: 0.5) {
      let coordinator = fixture.tabs.tabs.transitionCoordinator
      coordinator?.animate(alongsideTransition: { _ in
        coordinator?.animate(alongsideTransition: nil) { _ in calls.values.append("completed") }
      })
      fixture.at(0.5) { fixture.interactor.finish() }
    }
    #expect(calls.values == ["completed"])
  }
}
