import Testing
import TransitionEngine

@testable import UIKit

struct UIViewAnimateTests {
  let fixture = Fixture()
  var view: UIView { fixture.view }
  var run: Run { fixture.run }

  @Test func modelChangesAtOnce() throws {
    let alphas = Recorded<CGFloat>()
    _ = try run.record {
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      alphas.values.append(view.alpha)
    }
    #expect(alphas.values == [0])
  }

  @Test(arguments: [
    (0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (0.9, 0.980278),
  ]) func defaultIsEaseInOut(time: Double, fraction: Double) throws {
    let timeline = try run.record { UIView.animate(withDuration: 1) { view.center.x = 150 } }
    expectClose(try fixture.shown(in: timeline, at: time).position.x, 50 + 100 * fraction, within: 1e-4)
  }

  @Test func oldValueShowsDuringDelay() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
    }
    #expect(try fixture.shown(in: timeline, at: 0).opacity == 1)
    #expect(try fixture.shown(in: timeline, at: 0.49).opacity == 1)
    expectClose(try fixture.shown(in: timeline, at: 1).opacity, 0.5)
    #expect(timeline.duration == 1.5)
  }

  @Test func presentationIsModelFromTheEndOn() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 0.4, delay: 0.1, animations: { view.center.x = 150 })
    }
    #expect(timeline.commits.map(\.time) == [0, 0.5])
    #expect(timeline.commits.last?.animations.isEmpty == true)
    #expect(try fixture.shown(in: timeline, at: 0.5).position.x == 150)
  }

  @Test func initialTreeIsBeforeTheTrigger() throws {
    let timeline = try run.record { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    #expect(timeline.initial.sublayers[0].opacity == 1)
    #expect(timeline.final.sublayers[0].opacity == 0)
  }

  @Test func blockWithoutChangeCompletesAtOnce() throws {
    let completed = Recorded<TimeInterval>()
    _ = try run.record {
      UIView.animate(
        withDuration: 1, delay: 2, animations: { view.alpha = 1 },
        completion: { completed.values += [$0 ? CACurrentMediaTime() : -1] })
      completed.values.append(-2)
    }
    #expect(completed.values == [-2, 0])
  }

  @Test func completionComesAtTheEnd() throws {
    let completed = Recorded<TimeInterval>()
    _ = try run.record {
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in
        completed.values.append(CACurrentMediaTime())
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
          completed.values.append(CACurrentMediaTime())
        }
      }
    }
    #expect(completed.values == [0.3, 0.7])
  }

  @Test func singleAnimationIsPlain() throws {
    let timeline = try run.record { UIView.animate(withDuration: 1) { view.center.x = 150 } }
    let animations = try #require(timeline.commits.first?.animations.values.first)
    guard case .property(let property) = animations.first?.kind else {
      Issue.record("no property animation")
      return
    }
    #expect(animations.count == 1)
    #expect(property.values == [.point(CGPoint(x: 50, y: 50)), .point(CGPoint(x: 150, y: 50))])
    #expect(!property.isAdditive)
  }

  @Test func overlappingAnimationsAddUp() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 })
      run.loop.schedule(at: VirtualTime(seconds: 0.5)) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 })
      }
    }
    // Model 50; the first displacement is -100 fading until 1, the second +100 fading from 0.5 until 1.5.
    expectClose(try fixture.shown(in: timeline, at: 0.5).position.x, 100)
    expectClose(try fixture.shown(in: timeline, at: 0.75).position.x, 50 - 25 + 75)
    expectClose(try fixture.shown(in: timeline, at: 1.25).position.x, 75)
    #expect(timeline.duration == 1.5)
  }

  @Test func coloursReplaceOneAnother() throws {
    let finished = Recorded<Bool>()
    let timeline = try run.record {
      view.backgroundColor = UIColor(.black)
      UIView.animate(
        withDuration: 1, animations: { view.backgroundColor = UIColor(.white) },
        completion: { finished.values.append($0) })
      run.loop.schedule(at: VirtualTime(seconds: 0.5)) {
        UIView.animate(withDuration: 1) { view.backgroundColor = UIColor(.black) }
      }
    }
    #expect(timeline.commits.allSatisfy { $0.animations.values.allSatisfy { $0.count == 1 } })
    #expect(finished.values == [false])
  }

  @Test func frameAnimatesPositionAndBounds() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      }
    }
    let shown = try fixture.shown(in: timeline, at: 0.5)
    #expect(shown.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
  }

  @Test func changesOutsideOfBlocksDoNotAnimate() throws {
    let timeline = try run.record { view.alpha = 0 }
    #expect(timeline.duration == 0)
    #expect(timeline.commits.count == 1)
    #expect(timeline.commits[0].animations.isEmpty)
  }

  @Test func performWithoutAnimationDoesNotAnimate() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0 } }
    }
    #expect(timeline.duration == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1]) func oddDurationsTakeEffectAtOnce(duration: Double) throws {
    let timeline = try run.record { UIView.animate(withDuration: duration) { view.alpha = 0 } }
    #expect(timeline.duration == 0)
    #expect(timeline.final.sublayers[0].opacity == 0)
    #expect(timeline.events.contains { $0.name == "animate" })
  }

  @Test func springFollowsTheFit() throws {
    let timeline = try run.record {
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 1.2, initialSpringVelocity: 2.5,
        animations: { view.center.x = 1050 })
    }
    // Seed numbers of the published spring, scaled to end exactly.
    for (time, value) in [(0.05, 0.355484), (0.1, 0.689975), (0.2, 0.947020)] {
      expectClose(
        try fixture.shown(in: timeline, at: time).position.x, 50 + 1000 * value / 0.999, within: 0.01)
    }
  }

  @Test func repeatingForeverDoesNotHangTheRun() throws {
    let timeline = try run.record {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 })
    }
    #expect(timeline.commits.count == 1)
  }

  @Test func nestedBlockInheritsDuration() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 1) { UIView.animate(withDuration: 0.1) { view.alpha = 0 } }
    }
    #expect(timeline.duration == 1)
  }

  @Test func nestedBlockMayInsistOnItsDuration() throws {
    let timeline = try run.record {
      UIView.animate(withDuration: 1) {
        UIView.animate(
          withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: { view.alpha = 0 })
      }
    }
    #expect(timeline.duration == 0.1)
  }

  @Test func removedViewFinishesEarly() throws {
    let finished = Recorded<Bool>()
    let timeline = try run.record {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.values.append($0) }
      run.loop.schedule(at: VirtualTime(seconds: 0.25)) { view.removeFromSuperview() }
    }
    #expect(finished.values == [false])
    #expect(timeline.duration == 0.25)
  }

  /// Apple's documentation of `beginFromCurrentState`: "Start the animation from the current setting
  /// associated with an already in-flight animation." What adds up does so with and without it, as reports on
  /// iOS 8 have it. Property animators need no option, by the documentation of their `addAnimations(_:)`.
  @Test(arguments: [
    "block", "block from current state", "keyframes", "keyframes from current state", "animator",
  ])
  func coloursBeginFromTheCurrentStateIfAsked(_ way: String) throws {
    func interrupt() {
      let change = { view.backgroundColor = UIColor(white: 0, alpha: 1) }
      let frame = { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change) }
      let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      switch way {
      case "block": UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
      case "block from current state":
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: change)
      case "keyframes": UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear, animations: frame)
      case "keyframes from current state":
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: [linear, .beginFromCurrentState], animations: frame)
      default: UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change).startAnimation()
      }
    }
    let timeline = try run.record {
      view.backgroundColor = UIColor(white: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(white: 1, alpha: 1)
      }
      run.loop.schedule(at: VirtualTime(seconds: 0.25), interrupt)
    }
    let start: CGFloat = ["block", "keyframes"].contains(way) ? 1 : 0.25
    expectClose(try fixture.shown(in: timeline, at: 0.25).backgroundColor?.light.red ?? .nan, start)
    expectClose(try fixture.shown(in: timeline, at: 0.75).backgroundColor?.light.red ?? .nan, start / 2)
  }

  /// Source: buttons that hide an icon, and show it at once after a delay.
  @Test func aChangeWithoutADurationWaitsForItsDelay() throws {
    let done = Recorded<Bool>()
    let timeline = try run.record {
      view.alpha = 0
      UIView.animate(withDuration: 0, delay: 0.5, animations: { view.alpha = 1 }) { done.values.append($0) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { #expect(done.values.isEmpty) }
    }
    expectClose(try fixture.shown(in: timeline, at: 0.45).opacity, 0)
    expectClose(try fixture.shown(in: timeline, at: 0.55).opacity, 1)
    #expect(done.values == [true])
  }
}
