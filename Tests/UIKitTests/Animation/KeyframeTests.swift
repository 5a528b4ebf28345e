import Testing
import TransitionEngine

@testable import UIKit

struct KeyframeTests {
  let fixture = Fixture()
  var view: UIView { fixture.view }

  private func property(_ trigger: () -> Void) throws -> (LayerAnimation, PropertyAnimation) {
    let timeline = try fixture.run.record(trigger)
    let animation = try #require(timeline.commits.first?.animations.values.first?.first)
    guard case .property(let property) = animation.kind else { throw Missing() }
    return (animation, property)
  }

  private struct Missing: Error {}

  @Test func keyTimesArePadded() throws {
    let (_, property) = try property {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
        })
    }
    #expect(property.keyTimes == [0, 0.25, 0.5, 1])
    #expect(property.values == [.number(1), .number(1), .number(0), .number(0)])
  }

  @Test func theWholeTimelineIsEaseInOut() throws {
    let timeline = try fixture.run.record {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
        })
    }
    // At 0.25 of the time 0.129162 of the timeline is over: 0.258324 of the first step.
    expectClose(try fixture.shown(in: timeline, at: 0.25).position.x, 50 + 25.8324, within: 1e-3)
    expectClose(try fixture.shown(in: timeline, at: 0.5).position.x, 150)
  }

  @Test func otherCalculationsAreLinear() throws {
    let (animation, property) = try property {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .calculationModeCubic,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 } })
    }
    #expect(animation.timing == .linear)
    #expect(property.calculationMode == .cubic)
  }

  @Test func curveOptionsPassThrough() throws {
    let (animation, _) = try property {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 } })
    }
    #expect(animation.timing == .linear)
  }

  @Test func delayFillsBackwards() throws {
    let timeline = try fixture.run.record {
      UIView.animateKeyframes(
        withDuration: 1, delay: 1,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 } })
    }
    #expect(try fixture.shown(in: timeline, at: 0.5).opacity == 1)
    #expect(timeline.duration == 2)
  }

  @Test func overlappingStepsReachBothValues() throws {
    let (_, property) = try property {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { view.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) { view.alpha = 0 }
        })
    }
    #expect(property.keyTimes == [0, 0.4, 0.6000000000000001, 1])
    #expect(property.values == [.number(1), .number(0.5), .number(0), .number(0)])
  }

  /// Apple's documentation of `overrideInheritedDuration` for keyframes: "If this option is not specified,
  /// the animation inherits the duration and options of the in-flight animation, if any."
  @Test(
    arguments: [
      (UIView.KeyframeAnimationOptions(), 2, TimingCurve.linear), (.overrideInheritedDuration, 1, .linear),
      (.overrideInheritedOptions, 1, .easeInEaseOut),
    ] as [(UIView.KeyframeAnimationOptions, TimeInterval, TimingCurve)])
  func keyframesInheritFromTheBlockAround(
    options: UIView.KeyframeAnimationOptions, duration: TimeInterval, curve: TimingCurve
  ) throws {
    let (animation, _) = try property {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: options,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
          })
      }
    }
    #expect(animation.duration == duration)
    #expect(animation.timing == curve)
  }
}
