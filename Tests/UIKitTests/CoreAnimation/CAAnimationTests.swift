import Testing
import TransitionEngine

@testable import UIKit

struct CAAnimationTests {
  let fixture = Fixture()
  var layer: CALayer { fixture.view.layer }

  private func shown(_ trigger: () -> Void, at time: TimeInterval) throws -> Layer {
    try fixture.shown(in: fixture.run.record(trigger), at: time)
  }

  private func linear(_ animation: CAAnimation, duration: TimeInterval = 1) {
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
  }

  @Test func fromAndTo() throws {
    let shown = try shown(
      {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 100)
        linear(animation)
        layer.add(animation, forKey: "move")
      }, at: 0.25)
    expectClose(shown.position.x, 25)
  }

  @Test func fromAloneGoesToTheModel() throws {
    let shown = try shown(
      {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        linear(animation)
        layer.add(animation, forKey: nil)
      }, at: 0.25)
    expectClose(shown.opacity, 0.25)
  }

  @Test func byAloneAddsToTheModel() throws {
    let shown = try shown(
      {
        let animation = CABasicAnimation(keyPath: "position")
        animation.byValue = CGPoint(x: 40, y: 0)
        linear(animation)
        layer.add(animation, forKey: nil)
      }, at: 0.5)
    expectClose(shown.position.x, 70)
  }

  @Test func modelStaysAndAnimationLeaves() throws {
    let timeline = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      linear(animation, duration: 0.5)
      layer.add(animation, forKey: "fade")
      #expect(layer.opacity == 1)
      #expect(layer.animationKeys() == ["fade"])
    }
    #expect(timeline.duration == 0.5)
    #expect(try fixture.shown(in: timeline, at: 0.5).opacity == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func copiesAreIndependent() throws {
    let shown = try shown(
      {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        linear(animation)
        layer.add(animation, forKey: nil)
        animation.toValue = 1
      }, at: 0.5)
    expectClose(shown.opacity, 0.5)
  }

  @Test func theSameKeyReplaces() throws {
    let timeline = try fixture.run.record {
      for value in [0, 0.5] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = value
        linear(animation)
        layer.add(animation, forKey: "fade")
      }
    }
    #expect(timeline.commits[0].animations.values.map(\.count) == [1])
  }

  @Test func keyframesPassThroughTheirValues() throws {
    let shown = try shown(
      {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = [0, 1.0, 0]
        linear(animation)
        layer.add(animation, forKey: nil)
      }, at: 0.25)
    expectClose(atan2(shown.transform.m12, shown.transform.m11), 0.5)
  }

  @Test func groupsRunInTheirOwnTime() throws {
    let shown = try shown(
      {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (0, 1)
        linear(fade)
        let group = CAAnimationGroup()
        group.animations = [fade]
        linear(group, duration: 2)
        layer.add(group, forKey: nil)
      }, at: 0.5)
    expectClose(shown.opacity, 0.5)
  }

  @Test func delegatesHearOfStartAndStop() throws {
    let delegate = Delegate()
    _ = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.delegate = delegate
      linear(animation, duration: 0.5)
      layer.add(animation, forKey: nil)
    }
    #expect(delegate.heard == ["start 0.0", "stop 0.5 true"])
  }

  @Test func removalStopsUnfinished() throws {
    let delegate = Delegate()
    _ = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = delegate
      linear(animation)
      layer.add(animation, forKey: "fade")
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.5)) { layer.removeAnimation(forKey: "fade") }
    }
    #expect(delegate.heard.last == "stop 0.5 false")
  }

  @Test func keptAnimationsStay() throws {
    let timeline = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      linear(animation)
      layer.add(animation, forKey: nil)
    }
    #expect(timeline.commits.last?.animations.count == 1)
  }

  @Test func aPausedLayerHoldsItsAnimations() throws {
    let completed = Recorded<TimeInterval>()
    let timeline = try fixture.run.record {
      layer.speed = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { fixture.view.alpha = 0 })
      {
        _ in completed.values.append(CACurrentMediaTime())
      }
      fixture.run.loop.schedule(at: VirtualTime(seconds: 1)) { layer.timeOffset = 0.25 }
      fixture.run.loop.schedule(at: VirtualTime(seconds: 2)) {
        layer.beginTime = CACurrentMediaTime()
        layer.speed = 1
      }
    }
    expectClose(try fixture.shown(in: timeline, at: 0.9).opacity, 1)
    expectClose(try fixture.shown(in: timeline, at: 1.5).opacity, 0.75)
    expectClose(try fixture.shown(in: timeline, at: 2.25).opacity, 0.5)
    #expect(completed.values == [2.75])
  }

  @Test func presentationShowsTheWay() throws {
    let shown = Recorded<Float>()
    _ = try fixture.run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { fixture.view.alpha = 0 })
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.25)) {
        shown.values.append(layer.presentation()?.opacity ?? -1)
      }
    }
    #expect(shown.values == [0.75])
  }

  @Test func springSettlingIsCoreAnimations() {
    let spring = CASpringAnimation(keyPath: "position")
    expectClose(spring.settlingDuration, 1.4727003347)
  }

  /// Apple's documentation of `paced` and `cubicPaced`: key times and timing functions are ignored.
  @Test(arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func pacedKeyframesHaveOneSpeed(_ mode: CAAnimationCalculationMode) throws {
    let shown = try shown(
      {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 25, 100]
        animation.keyTimes = [0, 0.9, 1]
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn),
        ]
        animation.calculationMode = mode
        linear(animation)
        layer.add(animation, forKey: "move")
      }, at: 0.125)
    expectClose(shown.position.x, 12.5, within: 0.1)
  }

  /// Nothing that an author gives is left out in silence.
  @Test func valuesOfNoPropertyAreNoted() throws {
    let timeline = try fixture.run.record {
      let frames = CAKeyframeAnimation(keyPath: "position.x")
      frames.values = [0, "fifty", 100]
      linear(frames)
      layer.add(frames, forKey: "frames")
      let basic = CABasicAnimation(keyPath: "opacity")
      (basic.fromValue, basic.toValue) = (CGFloat.nan, 1)
      linear(basic)
      layer.add(basic, forKey: "basic")
    }
    #expect(timeline.events.map(\.name) == ["values[1]", "fromValue"])
    expectClose(try fixture.shown(in: timeline, at: 0.25).position.x, 25)
  }

  /// CAAnimation.h: `animationDidStart:` is called when the animation begins its active duration.
  @Test(arguments: [0, 0.5]) func delegatesHearOfTheBegin(_ begin: TimeInterval) throws {
    final class Delegate: CAAnimationDelegate {
      var starts: [TimeInterval] = []
      func animationDidStart(_ anim: CAAnimation) { starts.append(CACurrentMediaTime()) }
    }
    let delegate = Delegate()
    _ = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      linear(animation)
      if begin > 0 { animation.beginTime = CACurrentMediaTime() + begin }
      animation.delegate = delegate
      layer.add(animation, forKey: "fade")
    }
    #expect(delegate.starts == [begin])
  }

  /// On a device, media time is the time since its start.
  @Test func absoluteTimesAreLongAgo() throws {
    var timeline = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      linear(animation)
      animation.beginTime = 1
      layer.add(animation, forKey: "fade")
    }
    #expect(timeline.duration == 0)
    #expect(timeline.events.first { $0.lint == .notModelled }?.name == "beginTime")

    timeline = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 100)
      linear(animation)
      (animation.beginTime, animation.duration, animation.repeatCount) = (1.5, 1, .infinity)
      layer.add(animation, forKey: "move")
    }
    #expect(timeline.events.isEmpty)
    expectClose(try fixture.shown(in: timeline, at: 0).position.x, 50)
    expectClose(try fixture.shown(in: timeline, at: 0.25).position.x, 75)
  }

  @Test func anAnimationThatIsRemovedBeforeItsBeginDoesNotStart() throws {
    final class Delegate: CAAnimationDelegate {
      var calls: [String] = []
      func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }
    let delegate = Delegate()
    _ = try fixture.run.record {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      linear(animation)
      animation.beginTime = CACurrentMediaTime() + 0.5
      animation.delegate = delegate
      layer.add(animation, forKey: "fade")
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.25)) { layer.removeAnimation(forKey: "fade") }
    }
    #expect(delegate.calls == ["stop false"])
  }

  /// Apple's documentation of `settlingDuration` tells it from the animation's own duration; that a shorter
  /// one cuts the spring off is what public reports of the jump at its end say.
  @Test(arguments: [0.1, 0.2, 0.3, 0.399]) func aShortSpringIsCutOff(time: TimeInterval) throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let shown = try shown(
      {
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 100)
        animation.duration = 0.4
        layer.add(animation, forKey: "move")
      }, at: time)
    expectClose(shown.position.x, 100 * spring.value(at: time))
  }
}

private final class Delegate: CAAnimationDelegate {
  var heard: [String] = []
  func animationDidStart(_ anim: CAAnimation) { heard.append("start \(CACurrentMediaTime())") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("stop \(CACurrentMediaTime()) \(flag)")
  }
}
