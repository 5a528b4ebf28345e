import Testing
import TransitionEngine

@testable import UIKit

/// What happens to the device and the app as a whole.
@Suite struct DeviceTests {
  @Test func aTurnedDeviceHasAWindowOnItsSide() throws {
    let fixture = try TransitionFixture(nil)
    let timeline = try fixture.run.record { fixture.run.turnDevice() }
    #expect(fixture.run.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(fixture.tabs.view.frame == fixture.run.window.bounds)
    #expect(fixture.tabs.selectedViewController?.view.frame == fixture.run.window.bounds)
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
    // The panel stays as it is, and the window's picture lies on it.
    #expect(timeline.size == CGSize(width: 375, height: 667))
    let window = try #require(timeline.final.sublayers.first)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func theAppBelongsToTheRun() {
    let runs = [1, 2].map { _ in Run(size: CGSize(width: 100, height: 100)) }
    let apps = runs.map { run in
      run.perform {
        #expect(UIApplication.shared === UIApplication.shared)
        #expect(!UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = true
        return UIApplication.shared
      }
    }
    #expect(apps[0] !== apps[1])
    #expect(zip(runs, apps).map { run, app in run.perform { app.hash } } == [1, 1])
  }

  @Test func turningBackRestoresEverything() throws {
    let fixture = try TransitionFixture(nil)
    let timeline = try fixture.run.record {
      fixture.run.turnDevice()
      try fixture.run.settle()
      fixture.run.turnDevice()
    }
    #expect(timeline.final == timeline.initial)
  }

  @Test func turningDuringATransitionIsLaidOutAtItsEnd() throws {
    let fixture = try TransitionFixture(Animator())
    _ = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      try fixture.run.advance(by: 0.2)
      fixture.run.turnDevice()
    }
    #expect(HierarchyAudit.problems(in: fixture.run) == [])
  }

  @Test func touchesAreKeptWhereTheFingerIsOnThePanel() throws {
    let fixture = try TransitionFixture(nil)
    let timeline = try fixture.run.record {
      fixture.run.turnDevice()
      try fixture.run.send(.tap(at: CGPoint(x: 600, y: 10)), at: 0)
    }
    #expect(timeline.touches.first?.samples.first?.point == CGPoint(x: 365, y: 600))
  }

  @Test func anAppThatLeavesTheScreenLosesItsAnimations() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let view = run.perform { UIView() }
    run.perform { run.window.addSubview(view) }
    var finished: Bool?
    let timeline = try run.record {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      try run.advance(by: 0.25)
      run.sendToBackground()
    }
    #expect(finished == false)
    #expect(timeline.duration == 0.25)
    #expect(timeline.commits.last?.animations.isEmpty == true)
  }

  @Test func anAppThatLeavesTheScreenLosesItsTouches() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let timeline = try run.record {
      try run.send(.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), in: 1), at: 0)
      try run.send(.tap(at: CGPoint(x: 10, y: 10)), at: 2)
      try run.advance(by: 0.5)
      run.sendToBackground()
    }
    #expect(timeline.touches.map(\.ended) == [0.5])
    #expect(timeline.touches.map(\.wasCancelled) == [true])
  }
}
