import Testing
import TransitionEngine

@testable import UIKit

/// Springs by numbers that others have measured.
@Suite struct SpringNumbersTests {
  /// github.com/flutter/flutter, `packages/flutter/test/physics/spring_simulation_test.dart`, for half a second.
  @Test(arguments: [(0.3, 157.91, 17.59), (-0.3, 157.91, 35.90)])
  func durationAndBounce(bounce: Double, stiffness: Double, damping: Double) throws {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(animation.mass == 1)
    expectClose(animation.stiffness, stiffness, within: 0.01)
    expectClose(animation.damping, damping, within: 0.01)

    // Parameters of animators, and animations of views, have the same spring.
    let spring = Spring(
      stiffness: animation.stiffness, damping: animation.damping, allowsOverdamping: true)
    let timing = UISpringTimingParameters(duration: 0.5, bounce: bounce).timing(duration: 9)
    expectClose(timing.duration, spring.settlingDuration)
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      UIView.animate(springDuration: 0.5, bounce: bounce) { fixture.view.center.x += 100 }
    }
    expectClose(timeline.duration, spring.settlingDuration)
    for time in [0.1, 0.25, 0.5] {
      expectClose(timing.curve.value(at: time / timing.duration), spring.value(at: time), within: 1e-3)
      expectClose(
        try fixture.shown(in: timeline, at: time).position.x - 50, 100 * spring.value(at: time), within: 0.1)
    }
  }

  /// github.com/react-navigation/react-navigation, `TransitionIOSSpec`: a push by `UINavigationController`. The way of
  /// half a second is the keyboard's, whose numbers `KeyboardCurveTests` has.
  @Test func aPushHasTheSystemsSpring() throws {
    #expect(Spring.system.mass == 3 && Spring.system.stiffness == 1000 && Spring.system.damping == 500)
    let fixture = try StackFixture()
    let new = fixture.screen("new")
    let timeline = try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    #expect(timeline.duration == 0.5)
    let id = try #require(new.view.layer.id(in: fixture.run))
    let width = new.view.bounds.width
    for (time, share) in [(0.08, 144.110), (0.125, 223.445), (0.25, 316.525), (0.325, 329.829)] {
      let left = try #require(timeline.presentation(of: id, at: time)).transform.m41
      expectClose(1 - left / width, share / 336, within: 1e-5)
    }
  }

  @Test func aLongerTransitionHasASlowerSpring() {
    let (measured, slow) = (Spring.system(over: 0.5), Spring.system(over: 2))
    for share in [0.1, 0.5, 0.9] {
      expectClose(measured.value(at: 0.5 * share), slow.value(at: 2 * share))
      expectClose(measured.value(at: 0.5 * share), Spring.keyboard.value(at: 0.5 * share))
    }
    #expect(Spring.system(over: 0) == .keyboard)
  }

  /// Apple's documentation of `UISpringTimingParameters.init()`.
  @Test func parametersWithoutNumbersAreTheSystems() {
    let timing = UISpringTimingParameters().timing(duration: 0.3)
    expectClose(timing.duration, Spring.system.settlingDuration)
  }
}
