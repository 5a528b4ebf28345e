import Animators
import Testing

@Suite struct OpeningProgressTests {
  /// How far the camera is covered on a phone of 390 × 844 points.
  private func progress(_ offset: Double) -> OpeningProgress { OpeningProgress(offset: offset, height: 844) }

  @Test func besideTheTabsTheCameraIsCovered() {
    #expect(progress(390).fraction == 0.92)
    #expect(progress(390).shadow == 0.92)
    #expect(abs(progress(390).parallax - 49.68) < 1e-9)
  }

  @Test func anOpenCameraIsBrightAndInPlace() {
    #expect(progress(0).shadow == 0)
    #expect(progress(0).parallax == 0)
  }

  @Test(arguments: [(211.0, 0.5), (100, 0.24), (105.4, 0.25), (-20, 0), (422, 1), (780, 1)])
  func theFractionIsInWholePercents(offset: Double, fraction: Double) {
    #expect(progress(offset).fraction == fraction)
  }

  @Test func nothingIsDividedByZero() {
    #expect(OpeningProgress(offset: 100, height: 0).fraction == 0)
    #expect(OpeningProgress(offset: .nan, height: 844).fraction == 0)
  }
}
