import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// The keyboard's curve, for which UIKit has no name.
///
/// Sources: github.com/jaredsinclair/JTSSloppySwiping, issue 2, for the spring and its duration;
/// github.com/kirillzyusko/react-native-keyboard-controller, `SpringAnimationPerformanceTest.swift`, for the way of a keyboard
/// of 336 points.
@Suite struct KeyboardCurveTests {
  private let fixture = Fixture()
  private static let way: [(TimeInterval, CGFloat)] = [
    (0.08, 144.110), (0.125, 223.445), (0.25, 316.525), (0.325, 329.829), (0.4999999, 335.631),
  ]

  private func expectWay(_ timeline: Timeline, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(timeline.duration == 0.5, sourceLocation: sourceLocation)
    for (time, distance) in Self.way {
      expectClose(
        try fixture.shown(in: timeline, at: time).position.y - 50, distance, within: 1e-3,
        sourceLocation: sourceLocation)
    }
    #expect(try fixture.shown(in: timeline, at: 0.5).position.y == 386, sourceLocation: sourceLocation)
  }

  @Test(arguments: [0.25, 2]) func optionsByTheirBitsGiveTheSpring(duration: TimeInterval) throws {
    let ends = Recorded<TimeInterval>()
    let timeline = try fixture.run.record {
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: { fixture.view.center.y += 336 },
        completion: { _ in ends.values.append(CACurrentMediaTime()) })
    }
    try expectWay(timeline)
    #expect(ends.values == [0.5])
    #expect(timeline.lint().isEmpty)
  }

  @Test func soDoKeyframesAndAnimators() throws {
    try expectWay(
      fixture.run.record {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 7 << 16),
          animations: { fixture.view.center.y += 336 })
      })
    fixture.run.perform { fixture.view.center.y -= 336 }
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(UICubicTimingParameters(animationCurve: curve).timing(duration: 0.25).duration == 0.5)
    try expectWay(
      fixture.run.record {
        UIViewPropertyAnimator(duration: 0.25, curve: curve) { fixture.view.center.y += 336 }.startAnimation()
      })
  }

  @Test func withoutADurationNothingIsAnimated() throws {
    let timeline = try fixture.run.record {
      UIView.animate(
        withDuration: 0, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: { fixture.view.center.y += 336 })
    }
    #expect(timeline.duration == 0)
  }

  /// Other bits name no curve; two of them alone used to count.
  @Test func aCurveThatThereIsNotIsSaid() throws {
    let timeline = try fixture.run.record {
      UIView.animate(
        withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 5 << 16),
        animations: { fixture.view.center.y += 100 })
    }
    #expect(timeline.lint().map(\.rule) == [.notModelled])
    #expect(UIView.AnimationCurve(rawValue: 5) == nil)
    let early = try fixture.shown(in: timeline, at: 0.25).position.y - 50
    expectClose(early, 100 * CubicBezier.easeInEaseOut.value(at: 0.25))
  }

  /// The keyboard's curve has no name, so a switch over the named ones is complete.
  @Test func namedCurvesAreAllThereAre() throws {
    func name(_ curve: UIView.AnimationCurve) -> String {
      switch curve {
      case .easeInOut: "easeInOut"
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .linear: "linear"
      }
    }
    #expect(
      (0...3).compactMap(UIView.AnimationCurve.init).map(name) == [
        "easeInOut", "easeIn", "easeOut", "linear",
      ])
    let keyboard = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(keyboard.rawValue == 7 && keyboard != .linear)
  }
}
