import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct SystemTrackingTests {
  @Test(arguments: [(6, 0.24), (11, 0.06), (12, 0), (17, -0.43), (19, -0.45), (28, 0.38), (34, 0.40)])
  func followsThePublishedTable(size: CGFloat, points: CGFloat) {
    #expect(SystemTracking.points(atSize: size) == points)
  }

  @Test func isLinearBetweenSizes() {
    #expect(abs(SystemTracking.points(atSize: 16.5) - -0.37) < 1e-12)
  }

  @Test(arguments: [20, 22, 24, 27.9])
  func spacesTheDisplayCutAsAtTwentyEight(size: CGFloat) {
    let ems = SystemTracking.points(atSize: size) / size
    #expect(abs(ems - SystemTracking.points(atSize: 28) / 28) < 1e-12)
  }

  @Test func isProportionalBeyondTheTable() {
    #expect(abs(SystemTracking.points(atSize: 72) - 0.74) < 1e-12)
    #expect(abs(SystemTracking.points(atSize: 3) - 0.12) < 1e-12)
  }
}
