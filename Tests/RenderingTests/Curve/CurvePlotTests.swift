import Testing
import TransitionEngine

@testable import Rendering

struct CurvePlotTests {
  private let plot = CurvePlot(
    series: [
      CurveSeries(name: "easeInOut", curve: .easeInEaseOut, duration: 0.5),
      CurveSeries(name: "spring <½>", curve: .spring(dampingRatio: 0.5, duration: 0.8), duration: 0.8),
    ], title: "Two curves", description: "An ease & a spring.")

  @Test func looksAsRecorded() throws {
    try Golden.expect(plot.standalone(), "curves.svg")
  }

  @Test func whatWasMeasuredLooksAsRecorded() throws {
    let samples = (0...20).map { Double($0 * (40 - $0)) / 400 }
    let plot = CurvePlot(
      series: [
        CurveSeries(
          name: "measured", samples: samples, duration: 0.5),
        CurveSeries(name: "asked for", curve: .easeOut, duration: 0.6),
      ], title: "What moved", description: "A parabola beside an ease.")
    try Golden.expect(plot.standalone(), "measured.svg")
  }

  @Test func samplesAreFollowedAndStayAtTheirEnd() {
    let one = CurveSeries(name: "", samples: [0, 0.5, 0.25], duration: 2)
    #expect([0, 0.5, 1, 1.5, 2, 9].map(one.value) == [0, 0.25, 0.5, 0.375, 0.25, 0.25])
    #expect(one.range == 0...1)
    #expect(CurveSeries(name: "", samples: [-0.5, 1.5], duration: 1).range == -0.5...1.5)
    #expect(one.path(tolerance: 1e-6).elements.count == 3)
    // Two are needed for a line.
    #expect(CurveSeries(name: "", samples: [3], duration: 1).value(at: 0.5) == 0.5)
  }

  @Test func filesAreWellFormed() {
    #expect(isWellFormed(plot.standalone()))
  }

  @Test func aBezierIsDrawnExactly() {
    let path = CurveSeries(name: "", curve: .easeIn, duration: 1).path(tolerance: 0.1)
    #expect(
      path.elements == [
        .move(.zero), .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1)),
      ])
  }

  @Test func aSpringStaysWithinTheTolerance() {
    let one = CurveSeries(name: "", curve: .spring(dampingRatio: 0.3, duration: 1), duration: 1)
    let points = one.path(tolerance: 0.001).points
    for step in 0...1000 {
      let x = CGFloat(step) / 1000
      guard let next = points.firstIndex(where: { $0.x >= x }), next > 0 else { continue }
      let (a, b) = (points[next - 1], points[next])
      let y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
      #expect(abs(y - one.value(at: x)) < 0.0015)
    }
  }

  @Test func theRangeHoldsTheOvershoot() {
    let one = CurveSeries(name: "", curve: .bezier(CubicBezier(0.68, -0.6, 0.32, 1.6)), duration: 1)
    #expect(one.range.lowerBound < -0.09)
    #expect(one.range.upperBound > 1.09)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [TimeInterval])
  func oddDurationsCountAsOneSecond(duration: TimeInterval) {
    #expect(CurveSeries(name: "", curve: .linear, duration: duration).duration == 1)
  }

  @Test func manySeriesAndNoneArePlotted() {
    let many = (0..<40).map { CurveSeries(name: "curve \($0)", curve: .linear, duration: 1) }
    #expect(!CurvePlot(series: many, title: "", description: "").standalone().isEmpty)
    #expect(!CurvePlot(series: [], title: "", description: "").standalone().isEmpty)
  }
}
