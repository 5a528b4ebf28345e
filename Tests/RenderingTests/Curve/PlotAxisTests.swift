import Testing

@testable import Rendering

struct PlotAxisTests {
  @Test(
    arguments: [
      (0...1, [0, 0.2, 0.4, 0.6, 0.8, 1], 1), (0...0.25, [0, 0.05, 0.1, 0.15, 0.2, 0.25], 2),
      (-0.2...1.3, [0, 0.5, 1], 1), (0...12, [0, 2, 4, 6, 8, 10, 12], 0),
    ] as [(ClosedRange<Double>, [Double], Int)])
  func ticksStandAtRoundNumbers(range: ClosedRange<Double>, ticks: [Double], decimals: Int) {
    let axis = PlotAxis(over: range, maximumTicks: 6)
    #expect(axis.ticks.count == ticks.count)
    for (tick, expected) in zip(axis.ticks, ticks) { #expect(abs(tick - expected) < 1e-9) }
    #expect(axis.decimals == decimals)
  }

  @Test func anEmptyRangeDoesNoHarm() {
    #expect(PlotAxis(over: 1...1, maximumTicks: 6).fraction(of: 1) == 0)
  }
}
