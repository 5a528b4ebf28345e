import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct TextStyleTests {
  @Test(arguments: [(-1, 1), (0, 1), (CGFloat.nan, 1), (.infinity, 2048), (17, 17)] as [(CGFloat, CGFloat)])
  func clampsSizes(given: CGFloat, used: CGFloat) {
    #expect(TextStyle(size: given).size == used)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e9])
  func ignoresAbsurdTracking(points: CGFloat) {
    #expect(TextStyle(size: 17, tracking: .points(points)).trackingInPoints == 0)
  }
}
