import TransitionEngine
import Testing

@testable import Rendering

struct LeastSquaresTests {
  @Test func aLineThroughItsPointsIsFoundExactly() throws {
    var line = LeastSquares(count: 2)
    for x in [0, 1, 5] as [CGFloat] {
      line.add([(index: 0, factor: 1), (index: 1, factor: x)], equal: 3 - 2 * x, weight: 1)
    }
    let numbers = try #require(line.solution())
    #expect(abs(numbers[0] - 3) < 1e-9 && abs(numbers[1] + 2) < 1e-9)
  }

  @Test func weightsPullTheMean() throws {
    var mean = LeastSquares(count: 1)
    mean.add([(index: 0, factor: 1)], equal: 0, weight: 3)
    mean.add([(index: 0, factor: 1)], equal: 8, weight: 1)
    #expect(try #require(mean.solution()) == [2])
  }

  @Test func whatIsLeftOpenHasNoSolution() {
    var open = LeastSquares(count: 2)
    open.add([(index: 0, factor: 1), (index: 1, factor: 1)], equal: 1, weight: 1)
    #expect(open.solution() == nil)
  }
}
