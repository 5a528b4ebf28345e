import Testing
import TransitionEngine

@testable import Rendering

@Suite struct EasingTests {
  @Test(arguments: [0.35, 0.5, 0.8, 1.0]) func springsStayWithinTheTolerance(damping: Double) {
    let curve = TimingCurve.spring(dampingRatio: damping, duration: 0.4, initialVelocity: 2.5)
    let easing = Easing(curve, tolerance: 0.001)
    for step in 0...5000 {
      let fraction = Double(step) / 5000
      // Rounding the stops to 0.001 % of a slope of up to 20 is on top of the tolerance.
      #expect(abs(easing.value(at: fraction) - curve.value(at: fraction)) <= 0.001 + 1e-4)
    }
  }

  @Test func springsEndWhereTheyShould() {
    let easing = Easing(.spring(dampingRatio: 0.5, duration: 1), tolerance: 0.01)
    #expect(easing.value(at: 0) == 0)
    #expect(easing.value(at: 1) == 1)
  }

  @Test func aTighterToleranceTakesMoreStops() {
    let curve = TimingCurve.spring(dampingRatio: 0.5, duration: 1)
    func count(_ tolerance: Double) -> Int {
      if case .stops(let stops) = Easing(curve, tolerance: tolerance) { stops.count } else { 0 }
    }
    #expect(count(0.0001) > count(0.001))
    #expect(count(0.001) > 8)
  }

  @Test func béziersAreCarriedOverExactly() {
    #expect(Easing(.easeInEaseOut, tolerance: 0.1) == .cubicBezier(.easeInEaseOut))
    #expect(Easing(.linear, tolerance: 0.1) == .linear)
  }
}

@Suite struct PiecewiseLinearTests {
  private func knots(count: Int, tolerance: Double, _ value: (Int) -> Double) -> [Int] {
    PiecewiseLinear.knots(of: ChannelSamples((0..<count).map(value)), tolerances: [tolerance])
  }

  @Test func aStraightLineNeedsItsEndsOnly() {
    #expect(knots(count: 100, tolerance: 0.01) { Double($0) * 3 } == [0, 99])
  }

  @Test func aCornerIsKept() {
    let knots = self.knots(count: 101, tolerance: 0.001) { abs(Double($0) - 50) }
    #expect(knots == [0, 50, 100])
  }

  @Test func everySampleIsWithinTheTolerance() {
    let value = { (index: Int) in Double(index * index % 97) / 10 }
    let knots = self.knots(count: 300, tolerance: 0.5, value)
    for (a, b) in zip(knots, knots.dropFirst()) {
      for index in a...b {
        let line = value(a) + (value(b) - value(a)) * Double(index - a) / Double(b - a)
        #expect(abs(line - value(index)) <= 0.5 + 1e-9)
      }
    }
  }
}
