import TransitionEngine
import Testing

@testable import Rendering

struct FixedDecimalTests {
  private func written(_ value: CGFloat, _ decimals: Int) -> String {
    var out: [UInt8] = []
    out.write(value, decimals: decimals)
    return out.string
  }

  @Test(
    arguments: [
      (0.5, 2, ".5"), (-0.25, 2, "-.25"), (1, 2, "1"), (-0.001, 2, "0"), (12.3456, 3, "12.346"),
      (100, 0, "100"),
      (0.005, 2, ".01"), (-0.005, 2, "-.01"), (1.05, 4, "1.05"), (0, 6, "0"), (1e9, 2, "1000000000"),
    ] as [(CGFloat, Int, String)])
  func writesAsShortAsItGoes(value: CGFloat, decimals: Int, expected: String) {
    #expect(written(value, decimals) == expected)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func writesZeroForWhatIsNotFinite(value: CGFloat) {
    #expect(written(value, 3) == "0")
  }

  @Test(
    arguments: [0.49999999999999994, 0.5, 2.5, -0.5, -2.5, 1e11 + 0.5, -0.49999999999999994] as [CGFloat])
  func roundsHalvesAwayFromZero(value: CGFloat) {
    #expect(FixedDecimal.scale(value, decimals: 0) == Int(value.rounded()))
  }

  @Test func survivesHugeNumbers() {
    #expect(written(1e300, 6) == "1000000")
  }
}
