import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIPercentDrivenInteractiveTransitionTests {
  // MARK: Numbers

  @Test func showsWhatTheGestureSays() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(try fixture.shown(timeline, at: 0.1), 20)
    expectClose(try fixture.shown(timeline, at: 0.4), 40)
  }

  @Test func movesOnBetweenFrames() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(try fixture.shown(timeline, at: 0.1 + Run.frameInterval / 2), 20 + 40.0 / 24)
  }

  @Test func scrubsTimeSoThatTheAnimatorsCurveShows() throws {
    let fixture = try InteractionFixture(SlidingAnimator(.easeInOut))
    let timeline = try fixture.drag(to: 0.25) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(try fixture.shown(timeline, at: 0.4), 12.9162, within: 1e-3)
  }

  @Test(arguments: [(1.0, 0.6), (2, 0.3), (0.5, 1.2)])
  func finishingTakesWhatIsLeft(speed: CGFloat, seconds: TimeInterval) throws {
    let fixture = try InteractionFixture()
    fixture.interactor.completionSpeed = speed
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(timeline.duration, 0.5 + seconds)
    #expect(timeline.outcome == .finished)
  }

  @Test(arguments: [(1.0, 0.4), (2, 0.2), (0.5, 0.8)])
  func cancellingTakesWhatWasShown(speed: CGFloat, seconds: TimeInterval) throws {
    let fixture = try InteractionFixture()
    fixture.interactor.completionSpeed = speed
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.cancel() } }
    expectClose(timeline.duration, 0.5 + seconds)
    #expect(timeline.outcome == .cancelled)
  }

  @Test func theRestFollowsTheCompletionCurve() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(try fixture.shown(timeline, at: 0.65), 40 + 60 * 0.129162, within: 0.05)
    expectClose(try fixture.shown(timeline, at: 0.8), 70, within: 0.05)
  }

  @Test func fractionsAreClamped() throws {
    let fixture = try InteractionFixture()
    _ = try fixture.drag(to: 0.4) {
      fixture.at(0.3) { fixture.interactor.update(7) }
      fixture.at(0.4) {
        #expect(fixture.interactor.percentComplete == 1)
        fixture.interactor.update(-.infinity)
      }
      fixture.at(0.5) {
        #expect(fixture.interactor.percentComplete == 0)
        fixture.interactor.update(.nan)
        fixture.interactor.finish()
      }
    }
    #expect(fixture.interactor.percentComplete == 0)
  }

  @Test func thereIsNothingLeftToFinishAtTheEnd() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 1) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(timeline.duration, 0.5)
    #expect(fixture.tabs.tabs.selectedIndex == 1)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func speedsThatAreNoneCountAsOne(speed: CGFloat) throws {
    let fixture = try InteractionFixture()
    fixture.interactor.completionSpeed = speed
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(timeline.duration, 1.1)
    #expect(fixture.notes(timeline).contains { $0.hasPrefix("completionSpeed:") })
  }

  @Test func aSpeedThatIsTooSlowEndsTheRun() throws {
    let fixture = try InteractionFixture()
    fixture.interactor.completionSpeed = 1e-12
    let error = try #require(throws: UnfinishedRun.self) {
      try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    }
    #expect(error.reason == .duration(60))
  }

  // MARK: The clock

  @Test func holdsTheContainersClock() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    let id = try #require(fixture.container.id(in: fixture.run))
    let held = try #require(timeline.presentation(of: id, at: 0.4)).timing
    #expect(held.speed == 0)
    expectClose(held.timeOffset, 0.4)
    #expect(timeline.final.descendant(id)?.layer.timing == LayerTiming())
  }

  @Test func whatMovedBeforeGoesOnFromWhereItWas() throws {
    let fixture = try InteractionFixture()
    let old = try #require(fixture.tabs.tabs.selectedViewController?.view)
    let timeline = try fixture.drag(to: 0.4) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { old.alpha = 0 }
      fixture.at(0.5) { fixture.interactor.cancel() }
    }
    let id = try #require(old.layer.id(in: fixture.run))
    expectClose(try #require(timeline.presentation(of: id, at: 1.4)).opacity, 0.5, within: 1e-6)
    expectClose(timeline.duration, 1.9)
  }

  @Test func explicitAnimationsRunByThemselves() throws {
    final class Explicit: SlidingAnimator {
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        super.animateTransition(using: context)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.2)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        context.view(forKey: .to)?.layer.add(animation, forKey: nil)
      }
    }
    let fixture = try InteractionFixture(Explicit())
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    let view = try #require(fixture.tabs.tabs.selectedViewController?.view)
    let id = try #require(view.layer.id(in: fixture.run))
    expectClose(try #require(timeline.presentation(of: id, at: 0.05)).opacity, 0.25)
    #expect(timeline.events.contains { $0.name == "add(_:forKey:)" })
  }

  // MARK: Orders

  private func calls(_ timeline: Timeline) -> [String] {
    TransitionFixture.calls(timeline).filter { !$0.hasPrefix("tabBarController") && $0 != "viewDidLoad()" }
  }

  @Test func finishingCallsInTheDocumentedOrder() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    #expect(
      calls(timeline) == [
        "viewWillDisappear(_:)", "viewWillAppear(_:)", "transitionDuration(using:)",
        "startInteractiveTransition(_:)", "animateTransition(using:)", "finish()", "completeTransition(_:)",
        "viewDidDisappear(_:)", "viewDidAppear(_:)", "animationEnded(_:)",
      ])
    let states = timeline.events.filter { $0.kind == .state }.map(\.name)
    #expect(states == ["scheduled", "interactive", "finishing", "settled"])
  }

  @Test func cancellingTurnsTheAppearanceAround() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.cancel() } }
    let appearance = timeline.events.filter { $0.name.hasPrefix("view") && $0.name != "viewDidLoad()" }
    #expect(
      appearance.map { "\($0.actor).\($0.name)" } == [
        "a.viewWillDisappear(_:)", "b.viewWillAppear(_:)", "b.viewWillDisappear(_:)",
        "b.viewDidDisappear(_:)", "a.viewWillAppear(_:)", "a.viewDidAppear(_:)",
      ])
    let states = timeline.events.filter { $0.kind == .state }.map(\.name)
    #expect(states == ["scheduled", "interactive", "cancelling", "settled"])
  }

  @Test func cancellingLeavesEverythingAsItWas() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.cancel() } }
    let tabs = fixture.tabs.tabs
    let old = try #require(tabs.viewControllers?[0].view)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    #expect(tabs.transitionView.subviews == [old])
    #expect(fixture.isRestored(timeline))
  }

  @Test(arguments: [true, false])
  func theEndDoesNotFlash(finishes: Bool) throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) {
      fixture.at(0.5) { finishes ? fixture.interactor.finish() : fixture.interactor.cancel() }
    }
    let last = try fixture.shown(timeline, at: timeline.duration - 1e-6)
    expectClose(last, finishes ? 100 : 0, within: 1e-3)
  }

  @Test func theContextTellsHowItIsDriven() throws {
    let animator = SlidingAnimator()
    let fixture = try InteractionFixture(animator)
    _ = try fixture.drag(to: 0.4) {
      fixture.at(0.4) {
        #expect(animator.context?.isInteractive == true)
        #expect(animator.context?.transitionWasCancelled == false)
        fixture.interactor.cancel()
        #expect(animator.context?.isInteractive == false)
        #expect(animator.context?.transitionWasCancelled == true)
      }
    }
  }

  @Test func samplesTellHowFarItWas() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.cancel() } }
    let samples = timeline.interaction
    #expect(samples.first == InteractionSample(time: 0, kind: .started, fraction: 0, transition: 0))
    #expect(samples.filter { $0.kind == .updated }.count == 12)
    #expect(samples.contains { $0.kind == .cancelled && $0.time == 0.5 && abs($0.fraction - 0.4) < 1e-9 })
    #expect(samples.filter { $0.kind == .completing }.count == 24)
    #expect(samples.last?.fraction == 0)
    #expect(timeline.transitions.first?.isInteractive == true)
    #expect(timeline.transitions.first?.wasCancelled == true)
  }

  // MARK: Out of turn

  @Test func aGestureThatIsOverBeforeTheStartIsCarriedOver() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.run.record {
      fixture.tabs.tabs.selectedIndex = 1
      fixture.interactor.update(0.3)
      fixture.interactor.finish()
    }
    expectClose(timeline.duration, 0.7)
    #expect(timeline.outcome == .finished)
    #expect(
      fixture.notes(timeline) == ["finish(): at 0.3, before the transition started: carried over"])
  }

  @Test func whatIsSaidWithoutATransitionIsIgnored() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.run.record {
      fixture.interactor.update(0.3)
      fixture.interactor.update(0.4)
      fixture.interactor.cancel()
      fixture.interactor.pause()
      fixture.at(0.1) { fixture.tabs.tabs.selectedIndex = 1 }
      fixture.at(0.2) { fixture.interactor.finish() }
    }
    #expect(
      fixture.notes(timeline) == [
        "update(_:): ignored: there is no transition", "cancel(): ignored: there is no transition",
        "pause(): ignored: there is no transition", "finish(): at 0.0",
      ])
    #expect(fixture.tabs.tabs.selectedIndex == 1)
  }

  @Test func onlyTheFirstEndingCounts() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.4) {
      fixture.at(0.5) {
        fixture.interactor.cancel()
        fixture.interactor.finish()
        fixture.interactor.update(0.9)
      }
    }
    #expect(timeline.outcome == .cancelled)
    expectClose(timeline.duration, 0.9)
  }

  @Test func aTransitionThatNobodyEndsIsNamed() throws {
    let fixture = try InteractionFixture()
    let error = try #require(throws: UnfinishedRun.self) { try fixture.drag(to: 0.4) }
    #expect(error.reason == .idle)
    #expect(
      error.open == [
        "the transition by SlidingAnimator: it is interactive, and UIPercentDrivenInteractiveTransition "
          + "neither finished nor canceled it"
      ])
  }

  @Test func completingEarlyLetsTheClockGo() throws {
    let animator = SlidingAnimator()
    let fixture = try InteractionFixture(animator)
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { animator.end() } }
    #expect(fixture.container.speed == 1)
    #expect(fixture.tabs.tabs.selectedIndex == 1)
    // What is left of the animation runs by itself.
    expectClose(timeline.duration, 1.1)
  }

  @Test func drivesOneTransitionAfterAnother() throws {
    let fixture = try InteractionFixture()
    for (index, ending) in [(1, true), (2, false), (2, true)] {
      _ = try fixture.run.record {
        fixture.tabs.tabs.selectedIndex = index
        fixture.at(0.1) { fixture.interactor.update(0.5) }
        fixture.at(0.2) { ending ? fixture.interactor.finish() : fixture.interactor.cancel() }
      }
    }
    #expect(fixture.tabs.tabs.selectedIndex == 2)
  }

  @Test func executingTwiceGivesEqualTimelines() throws {
    func timeline() throws -> Timeline {
      let fixture = try InteractionFixture()
      return try fixture.drag(to: 0.7) { fixture.at(0.3) { fixture.interactor.cancel() } }
    }
    #expect(try timeline() == timeline())
  }
}
