import Testing

@testable import TransitionEngine

@Suite struct KeyframeInterpolationTests {
  func numbers(
    _ values: [CGFloat], _ times: [Double], _ mode: PropertyAnimation.CalculationMode = .linear
  ) -> PropertyAnimation {
    var animation = PropertyAnimation(.positionX, values: values.map { .number($0) }, keyTimes: times)
    animation.calculationMode = mode
    return animation
  }

  func number(_ animation: PropertyAnimation, at fraction: Double) -> CGFloat? {
    guard case .number(let number) = KeyframeInterpolation(animation).value(at: fraction) else { return nil }
    return number
  }

  @Test func linearMeetsEachValueAtItsTime() {
    let animation = numbers([0, 10, 0], [0, 0.25, 1])
    #expect(number(animation, at: 0.125) == 5)
    #expect(number(animation, at: 0.25) == 10)
    #expect(number(animation, at: 0.625) == 5)
    #expect(number(animation, at: 1) == 0)
  }

  @Test func eachSegmentHasItsTiming() throws {
    var animation = numbers([0, 10, 20], [0, 0.5, 1])
    animation.segmentTimings = [.easeIn, .linear]
    let eased = try #require(number(animation, at: 0.25))
    #expect(abs(eased - 3.15357) < 1e-5)
    #expect(number(animation, at: 0.75) == 15)
  }

  @Test func discreteHoldsEachValue() {
    let animation = numbers([1, 2, 3], [0, 0.5, 0.75, 1], .discrete)
    #expect([0, 0.49, 0.5, 0.74, 0.75, 1].map { number(animation, at: $0) } == [1, 1, 2, 2, 3, 3])
    let even = numbers([1, 2, 3, 4], [], .discrete)
    #expect([0, 0.3, 0.6, 0.99, 1].map { number(even, at: $0) } == [1, 2, 3, 4, 4])
  }

  @Test func pacedMovesAtOneSpeed() {
    let animation = numbers([0, 1, 10], [0, 0.5, 1], .paced)
    for fraction in [0.05, 0.1, 0.4, 0.95] {
      #expect(abs((number(animation, at: fraction) ?? .nan) - 10 * fraction) < 1e-12)
    }
  }

  @Test func cubicPassesThroughItsValuesSmoothly() throws {
    let animation = numbers([0, 10, 5, 8], [0, 0.2, 0.6, 1], .cubic)
    for (time, value) in [(0, 0.0), (0.2, 10), (0.6, 5), (1, 8)] {
      #expect(abs((number(animation, at: time) ?? .nan) - value) < 1e-12)
    }
    let line = numbers([0, 10, 20, 30], [0, 1.0 / 3, 2.0 / 3, 1], .cubic)
    for fraction in [0.1, 0.4, 0.9] {
      #expect(abs((number(line, at: fraction) ?? .nan) - 30 * fraction) < 1e-9)
    }
  }

  @Test func cubicPacedMovesAtOneSpeed() throws {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 30), CGPoint(x: 80, y: 10)]
    var animation = PropertyAnimation(
      .position, values: points.map { .point($0) }, keyTimes: [0, 0.5, 1])
    animation.calculationMode = .cubicPaced
    let samples = try (0...100).map {
      try #require(KeyframeInterpolation(animation).value(at: Double($0) / 100))
    }
    let steps = zip(samples, samples.dropFirst()).map { $0.distance(to: $1) }
    let (shortest, longest) = (steps.min() ?? 0, steps.max() ?? 0)
    #expect(longest / shortest < 1.02)
  }

  @Test(arguments: [1e-1, 1e-2, 1e-3]) func cubicPacedIsAsEvenAsAsked(accuracy: Double) throws {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 300), CGPoint(x: 80, y: -100), CGPoint(x: 0, y: 9)]
    var animation = PropertyAnimation(.position, values: points.map { .point($0) }, keyTimes: [])
    animation.calculationMode = .cubicPaced
    func places(_ accuracy: Double) throws -> [PropertyAnimation.Value] {
      let keyframes = KeyframeInterpolation(animation, accuracy: accuracy)
      return try (0...50).map { try #require(keyframes.value(at: Double($0) / 50)) }
    }
    let whole = animation.values.cumulativeDistances[3]
    let errors = zip(try places(accuracy), try places(1e-8)).map { $0.distance(to: $1) / whole }
    #expect((errors.max() ?? 1) < accuracy)
  }

  @Test func overshootGoesOn() {
    #expect(number(numbers([0, 10], [0, 1]), at: 1.1) == 11)
    #expect(number(numbers([0, 10, 30], [0, 0.5, 1]), at: -0.1) == -2)
  }

  @Test func cumulativeGoesOnFromTheLastCycle() {
    var animation = numbers([0, 10], [0, 1])
    animation.isCumulative = true
    #expect(KeyframeInterpolation(animation).value(at: 0.5, completedCycles: 3) == .number(35))
  }

  @Test func survivesUnusableInput() {
    #expect(number(numbers([], []), at: 0.5) == nil)
    #expect(number(numbers([7], [0]), at: 0.5) == 7)
    #expect(number(numbers([0, 10], [0.5, 0.2]), at: 0.5) == 5)
    #expect(number(numbers([0, 1], [], .discrete), at: .nan) == 0)
    #expect(KeyframeInterpolation(numbers([.nan, 1, .infinity], [], .cubicPaced)).value(at: 0.5) != nil)
  }
}
