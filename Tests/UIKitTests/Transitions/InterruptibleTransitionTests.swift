import Testing
import TransitionEngine

@testable import UIKit

@Suite struct InterruptibleTransitionTests {
  private let animator = InterruptibleAnimator()
  private let fixture: InteractionFixture

  init() throws { fixture = try InteractionFixture(animator) }

  @Test func theInteractionScrubsTheAnimator() throws {
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    #expect(!animator.isAnimateCalled)
    expectClose(try fixture.shown(timeline, at: 0.1), 20)
    expectClose(try fixture.shown(timeline, at: 0.4), 40)
    expectClose(timeline.duration, 1.1)
    #expect(fixture.tabs.tabs.selectedIndex == 1)
  }

  @Test func movesOnBetweenFrames() throws {
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(try fixture.shown(timeline, at: 0.1 + Run.frameInterval / 2), 20 + 40.0 / 24)
  }

  @Test func cancellingReversesIt() throws {
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.cancel() } }
    expectClose(timeline.duration, 0.9)
    #expect(timeline.outcome == .cancelled)
    #expect(fixture.isRestored(timeline))
    expectClose(try fixture.shown(timeline, at: 0.7), 20, within: 1e-3)
  }

  @Test func aTimingCurveReplacesTheCompletionCurve() throws {
    fixture.interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    let timeline = try fixture.drag(to: 0.4) { fixture.at(0.5) { fixture.interactor.finish() } }
    expectClose(try fixture.shown(timeline, at: 0.65), 55)
  }

  @Test func canBeTakenUpAgain() throws {
    let timeline = try fixture.drag(to: 0.4) {
      fixture.at(0.5) { fixture.interactor.cancel() }
      fixture.at(0.7) {
        fixture.interactor.pause()
        #expect(animator.context?.isInteractive == true)
        #expect(animator.context?.transitionWasCancelled == false)
      }
      fixture.at(1) { fixture.interactor.finish() }
    }
    expectClose(try fixture.shown(timeline, at: 0.9), 20, within: 1e-3)
    expectClose(timeline.duration, 1.8, within: 1e-3)
    #expect(timeline.outcome == .finished)
    #expect(fixture.tabs.tabs.selectedIndex == 1)
  }

  @Test func canStartByItself() throws {
    fixture.interactor.wantsInteractiveStart = false
    let timeline = try fixture.run.record {
      fixture.tabs.tabs.selectedIndex = 1
      fixture.at(0.3) { fixture.interactor.pause() }
      fixture.at(0.4) { fixture.interactor.update(0.1) }
      fixture.at(0.5) { fixture.interactor.cancel() }
    }
    #expect(animator.isAnimateCalled)
    expectClose(try fixture.shown(timeline, at: 0.2), 20)
    expectClose(try fixture.shown(timeline, at: 0.35), 30)
    expectClose(timeline.duration, 0.6)
    #expect(timeline.outcome == .cancelled)
    let states = timeline.events.filter { $0.kind == .state }.map(\.name)
    #expect(states == ["scheduled", "running", "interactive", "cancelling", "settled"])
  }

  @Test func viewAnimationsCannotBeTakenUp() throws {
    let fixture = try InteractionFixture()
    fixture.interactor.wantsInteractiveStart = false
    let timeline = try fixture.run.record {
      fixture.tabs.tabs.selectedIndex = 1
      fixture.at(0.3) { fixture.interactor.pause() }
    }
    #expect(fixture.notes(timeline) == ["pause(): ignored: the animator is not interruptible"])
    expectClose(timeline.duration, 1)
  }
}
