import Testing
import TransitionEngine

@Suite struct SpringTests {
  /// ζ, D, v and the stiffness that UIKit makes of them.
  @Test(arguments: [
    (0.35, 1.0, 0.0, 286.409428), (0.6, 0.8, 0, 190.214276), (0.1, 1, 0, 2125.390120),
    (0.99, 1, 0, 80.025182), (1, 1, 0, 85.255924), (1, 1, 1, 83.138042), (0.5, 1, 1, 152.868413),
    (0.5, 1, -2, 175.422411), (0.25, 3, 0, 54.833634),
  ])
  func fitsTheMeasuredStiffness(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-6)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func aRatioAboveOneCountsAsOne() {
    let spring = Spring(dampingRatio: 1.2, duration: 0.4, initialVelocity: 2.5)
    #expect(abs(spring.angularFrequency - 22.795016) < 1e-6)
    #expect(abs(spring.stiffness - 519.612762) < 1e-5)
    for (time, way) in [(0.05, 0.355484), (0.1, 0.689975), (0.2, 0.947020), (0.4, 0.999)] {
      #expect(abs(spring.value(at: time) - way) < 1e-6)
    }
  }

  @Test func undampedFitHasAClosedFormWithoutVelocity() {
    let spring = Spring(dampingRatio: 0.5, duration: 2)
    #expect(abs(spring.angularFrequency - log(1000 * 0.5 / 0.75.squareRoot())) < 1e-9)
  }

  @Test func theCurveDoesNotJumpAtItsEnd() {
    let curve = TimingCurve.spring(dampingRatio: 0.5, duration: 0.7, initialVelocity: 3)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.value(at: 1 - 1e-9) - 1) < 1e-6)
  }

  @Test(arguments: [
    (Double.nan, Double.nan, Double.nan), (0, 0, 0), (-1, -1, 1e300), (0.5, 0.3, 1e6),
    (1, 0.3, 1e6), (1, .infinity, -.infinity),
  ])
  func anyInputGivesAFiniteSpring(ratio: Double, duration: Double, velocity: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(spring.stiffness.isFinite && spring.stiffness > 0)
    #expect(spring.value(at: 0.1).isFinite)
  }

  @Test func overdampedBehavesAsCritical() {
    let critical = Spring(stiffness: 100, damping: 20)
    let overdamped = Spring(stiffness: 100, damping: 40)
    #expect(overdamped.value(at: 0.3) == critical.value(at: 0.3))
  }

  @Test func overdampedCreepsWhereAllowed() {
    let spring = Spring(stiffness: 100, damping: 40, initialVelocity: 2, allowsOverdamping: true)
    #expect(spring.value(at: 0.3) < Spring(stiffness: 100, damping: 20, initialVelocity: 2).value(at: 0.3))
    // The differential equation itself, by central differences.
    let h = 1e-4
    let (a, b, c) = (spring.value(at: 0.3 - h), spring.value(at: 0.3), spring.value(at: 0.3 + h))
    let residual = (a - 2 * b + c) / (h * h) + 40 * (c - a) / (2 * h) + 100 * (b - 1)
    #expect(abs(residual) < 1e-4)
    #expect(abs(spring.value(at: h) / h - 2) < 0.01)
  }
}
