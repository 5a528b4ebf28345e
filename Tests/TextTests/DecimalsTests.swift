import Testing

@testable import Text

struct DecimalsTests {
  @Test(arguments: [
    (0, "0"), (240, "240"), (0.5, "0.5"), (-12.25, "-12.25"), (-0.001, "0"), (1.999, "2"), (0.05, "0.05"),
    (.infinity, "inf"), (1e12, "1000000000000.0"),
  ])
  func numbersAreShort(number: Double, text: String) {
    #expect(number.formatted(decimals: 2) == text)
  }

  @Test(arguments: [(0.5, 0, "1"), (-0.5, 0, "-1"), (-0.25, 1, "-0.3"), (-0.00004, 5, "-0.00004")])
  func halvesGoAwayFromZero(number: Double, decimals: Int, text: String) {
    #expect(number.formatted(decimals: decimals) == text)
  }

  @Test(arguments: [(0, "0 s"), (0.4, "0.4 s"), (0.3166, "0.317 s"), (1, "1 s"), (12.05, "12.05 s")])
  func secondsHaveAsManyDecimalsAsTheyNeed(seconds: Double, text: String) {
    #expect(seconds.inSeconds() == text)
  }

  @Test(arguments: [
    (0, "0.000 s"), (0.3166, "0.317 s"), (12.05, "12.050 s"), (-1, "-1.000 s"), (.infinity, "inf s"),
  ])
  func timesStandUnderEachOther(seconds: Double, text: String) {
    #expect(seconds.inSeconds(padded: true) == text)
  }

  @Test func millisecondsAreWhole() {
    #expect(Duration.microseconds(1_234_999).milliseconds == 1234)
  }
}
