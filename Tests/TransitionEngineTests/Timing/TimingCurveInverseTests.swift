import Testing

@testable import TransitionEngine

@Suite struct TimingCurveInverseTests {
  private static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeInEaseOut, .default, .bezier(CubicBezier(0.3, -0.8, 0.6, 1.9)),
    .bezier(CubicBezier(0, 3, 1, -2)), .spring(dampingRatio: 0.3, duration: 1.2),
    .spring(dampingRatio: 1, duration: 0.5, initialVelocity: 6),
    .spring(dampingRatio: 0.5, duration: 0.5, initialVelocity: -9),
    .spring(Spring(stiffness: 400, damping: 90, initialVelocity: -3, allowsOverdamping: true), duration: 1),
    .spring(Spring(stiffness: 40_000, damping: 1), duration: 20),
  ]

  @Test(arguments: curves, [0.001, 0.2, 0.5, 0.77, 0.999])
  func theInverseIsTheFirstInstantOfAValue(curve: TimingCurve, progress: Double) {
    let time = curve.time(atProgress: progress, accuracy: 1e-13)
    #expect(abs(curve.value(at: time) - progress) <= 1e-9)
    let before = stride(from: 0.0, to: time - 1e-12, by: max(time, 1e-3) / 1000)
    #expect(before.allSatisfy { curve.value(at: $0) < progress })
  }

  @Test(arguments: [1e-2, 1e-5, 1e-12]) func theInverseIsAsAccurateAsAsked(accuracy: Double) {
    let exact = TimingCurve.easeIn.time(atProgress: 0.3, accuracy: 1e-15)
    #expect(abs(TimingCurve.easeIn.time(atProgress: 0.3, accuracy: accuracy) - exact) <= accuracy)
  }

  @Test func theInverseStaysWithinTheTime() {
    #expect(TimingCurve.easeIn.time(atProgress: -3, accuracy: 1e-9) == 0)
    #expect(TimingCurve.easeIn.time(atProgress: 7, accuracy: 1e-9) == 1)
    // Without a force a spring goes nowhere, until its curve ends.
    let slack = TimingCurve.spring(Spring(stiffness: 0), duration: 1)
    #expect(slack.time(atProgress: 0.5, accuracy: 1e-9) > 1 - 2e-9)
  }

  @Test(arguments: [0.0, 0.15, 0.5, 0.9]) func aMirroredCurveIsPlayedBackwards(fraction: Double) throws {
    let curve = TimingCurve.bezier(CubicBezier(0.1, 0.7, 0.4, 1.3))
    let mirrored = try #require(curve.mirrored)
    #expect(abs(mirrored.value(at: fraction) + curve.value(at: 1 - fraction) - 1) <= 1e-12)
  }
}
