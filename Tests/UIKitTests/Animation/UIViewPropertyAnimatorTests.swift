import Testing
import TransitionEngine

@testable import UIKit

struct UIViewPropertyAnimatorTests {
  let fixture = Fixture()
  var view: UIView { fixture.view }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
  }

  private func at(_ time: TimeInterval, _ work: @escaping () -> Void) {
    fixture.run.loop.schedule(at: VirtualTime(seconds: time), work)
  }

  @Test func runsToTheEnd() throws {
    let positions = Recorded<UIViewAnimatingPosition>()
    let timeline = try fixture.run.record {
      let animator = animator(.easeInOut)
      animator.addCompletion { positions.values.append($0) }
      animator.startAnimation()
    }
    expectClose(try fixture.shown(in: timeline, at: 0.25).position.x, 50 + 12.9162, within: 1e-3)
    #expect(timeline.duration == 1)
    #expect(positions.values == [.end])
    #expect(view.center.x == 150)
  }

  @Test func scrubsLinearly() throws {
    let timeline = try fixture.run.record { animator(.easeIn).fractionComplete = 0.25 }
    expectClose(timeline.commits[0].presentedX(of: view, in: fixture.run), 75)
  }

  @Test func pausingDoesNotJump() throws {
    let timeline = try fixture.run.record {
      let animator = animator(.easeInOut)
      animator.startAnimation()
      at(0.25) { animator.pauseAnimation() }
      at(1) { animator.startAnimation() }
    }
    expectClose(try fixture.shown(in: timeline, at: 0.6).position.x, 50 + 12.9162, within: 1e-3)
    expectClose(try fixture.shown(in: timeline, at: 1.25).position.x, 100, within: 1e-3)
    expectClose(timeline.duration, 1.75)
  }

  /// A spring that is past its goal, or on its way back, has been at the same place before, at another time.
  @Test(arguments: [0.0, 0.4], [0.15, 0.22, 0.3, 0.5])
  func aPausedSpringGoesOnFromItsTime(delayFactor: CGFloat, pause: TimeInterval) throws {
    func run(pausedAt time: TimeInterval?) throws -> (fixture: Fixture, timeline: Timeline) {
      let fixture = Fixture()
      let timeline = try fixture.run.record {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2)
        animator.addAnimations({ fixture.view.center.x = 150 }, delayFactor: delayFactor)
        animator.startAnimation()
        guard let time else { return }
        fixture.run.loop.schedule(at: VirtualTime(seconds: time)) { animator.pauseAnimation() }
        fixture.run.loop.schedule(at: VirtualTime(seconds: time + 1)) { animator.startAnimation() }
      }
      return (fixture, timeline)
    }
    let (whole, paused) = (try run(pausedAt: nil), try run(pausedAt: pause))
    func x(_ run: (fixture: Fixture, timeline: Timeline), _ time: TimeInterval) throws -> CGFloat {
      try run.fixture.shown(in: run.timeline, at: time).position.x
    }
    expectClose(try x(paused, pause + 0.5), try x(whole, pause))
    expectClose(try x(paused, pause + 1.1), try x(whole, pause + 0.1))
    expectClose(paused.timeline.duration, 2)
  }

  @Test func pausingOnAnotherCurveDoesNotMoveWhatStartsLater() throws {
    let timeline = try fixture.run.record {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.5)
      animator.fractionComplete = 0.6
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
      at(0.5) { animator.pauseAnimation() }
      at(1) { animator.startAnimation() }
    }
    // 0.2 of its way are over, and then a half of the rest.
    expectClose(try fixture.shown(in: timeline, at: 0.9).position.x, 50 + 60)
  }

  @Test func reversesToTheStart() throws {
    let positions = Recorded<UIViewAnimatingPosition>()
    let timeline = try fixture.run.record {
      let animator = animator(.easeInOut)
      animator.addCompletion { positions.values.append($0) }
      animator.startAnimation()
      at(0.25) { animator.isReversed = true }
    }
    expectClose(timeline.duration, 0.5)
    expectClose(try fixture.shown(in: timeline, at: 0.4).position.x, 50 + 1.9722, within: 1e-3)
    #expect(positions.values == [.start])
    #expect(view.center.x == 50)
  }

  @Test func continuesOnAnotherCurve() throws {
    let timeline = try fixture.run.record {
      let animator = animator()
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    }
    expectClose(try fixture.shown(in: timeline, at: 1).position.x, 125)
    #expect(timeline.duration == 2)
  }

  @Test func stopsWhereItIs() throws {
    _ = try fixture.run.record {
      let animator = animator()
      animator.startAnimation()
      at(0.25) { animator.stopAnimation(true) }
    }
    expectClose(view.center.x, 75)
  }

  @Test func finishesWhereAsked() throws {
    let positions = Recorded<UIViewAnimatingPosition>()
    _ = try fixture.run.record {
      let animator = animator()
      animator.addCompletion { positions.values.append($0) }
      animator.startAnimation()
      at(0.25) {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      }
    }
    #expect(view.center.x == 50)
    #expect(positions.values == [.start])
  }

  /// Apple's documentation of `addAnimations(_:)`: animations that are added later take the remaining time.
  @Test func whatIsAddedWhileItRunsEndsWithIt() throws {
    let positions = Recorded<UIViewAnimatingPosition>()
    let timeline = try fixture.run.record {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { positions.values.append($0) }
      animator.startAnimation()
      at(0.5) { animator.addAnimations { view.center.x = 150 } }
    }
    expectClose(timeline.duration, 1)
    #expect(positions.values == [.end])
  }

  @Test func delayFactorsStartLater() throws {
    let timeline = try fixture.run.record {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    expectClose(try fixture.shown(in: timeline, at: 0.4).position.x, 50)
    expectClose(try fixture.shown(in: timeline, at: 0.75).position.x, 100)
  }

  @Test func physicalSpringsTakeTheirOwnTime() throws {
    let timeline = try fixture.run.record {
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      animator.addAnimations { view.center.x = 150 }
      animator.startAnimation()
    }
    expectClose(timeline.duration, 1.4727003347)
  }

  @Test func pausesOnCompletionIfAsked() throws {
    _ = try fixture.run.record {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      at(2) {
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
      }
    }
  }

  /// Apple's documentation of `UIViewAnimating` has both calls stop or hold an animator that was started.
  @Test(arguments: ["stop", "stop and finish", "pause", "scrub", "start"])
  func aDelayedStartCanBeCalledOff(by call: String) throws {
    let positions = Recorded<UIViewAnimatingPosition>()
    let timeline = try fixture.run.record {
      let animator = animator()
      animator.addCompletion { positions.values.append($0) }
      animator.startAnimation(afterDelay: 1)
      at(0.5) {
        switch call {
        case "stop": animator.stopAnimation(true)
        case "stop and finish":
          animator.stopAnimation(false)
          animator.finishAnimation(at: .end)
        case "pause": animator.pauseAnimation()
        case "scrub": animator.fractionComplete = 0.25
        default: animator.startAnimation()
        }
      }
      at(3) {
        #expect(animator.state == (["pause", "scrub"].contains(call) ? .active : .inactive))
        #expect(!animator.isRunning)
        Run.note("still there", actor: "test", detail: "")
      }
    }
    let places: [String: CGFloat] = ["stop": 50, "stop and finish": 150, "pause": 50, "scrub": 75]
    let place = places[call] ?? 150
    expectClose(try fixture.shown(in: timeline, at: 2.9).position.x, place)
    expectClose(try fixture.shown(in: timeline, at: 1.25).position.x, call == "start" ? 125 : place)
    #expect(positions.values == (["stop and finish", "start"].contains(call) ? [.end] : []))
  }

  /// As public reports have it since iOS 11: reversing turns `fractionComplete` into one minus it. Code that
  /// scrubs a reversed animator changes the sign of the finger's way for that reason.
  @Test(arguments: [true, false]) func aReversedFractionCountsFromTheEnd(isScrubbedLinearly: Bool) throws {
    let timeline = try fixture.run.record {
      let animator = animator()
      animator.scrubsLinearly = isScrubbedLinearly
      animator.startAnimation()
      at(0.25) {
        animator.isReversed = true
        expectClose(animator.fractionComplete, 0.75)
      }
      at(0.375) {
        expectClose(animator.fractionComplete, 0.875)
        animator.pauseAnimation()
        expectClose(animator.fractionComplete, 0.875)
        let (begin, fraction): (CGFloat, CGFloat) = (animator.fractionComplete, 0.5)
        animator.fractionComplete = begin + (animator.isReversed ? -fraction : fraction)
      }
      at(1) {
        animator.isReversed = false
        expectClose(animator.fractionComplete, 0.625)
      }
      at(2) { Run.note("still there", actor: "test", detail: "") }
    }
    expectClose(try fixture.shown(in: timeline, at: 0.9).position.x, 50 + 62.5)
    expectClose(try fixture.shown(in: timeline, at: 1).position.x, 50 + 62.5)
  }
}

extension Timeline.Commit {
  /// A view's presented position while the run goes on after this commit.
  fileprivate func presentedX(of view: UIView, in run: Run) -> CGFloat {
    view.layer.id(in: run).flatMap { presentation(of: $0, at: time) }?.position.x ?? .nan
  }
}
