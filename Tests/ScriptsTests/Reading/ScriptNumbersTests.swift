import Testing

@testable import Scripts

struct ScriptNumbersTests {
  @Test(arguments: [
    (0, "0"), (240, "240"), (0.5, "0.5"), (-12.25, "-12.25"), (-0.001, "0"), (1.999, "2"), (0.05, "0.05"),
  ])
  func numbersAreShort(number: Double, text: String) {
    #expect(ScriptNumbers.short(number) == text)
  }

  @Test(arguments: [(0, "0 s"), (0.4, "0.4 s"), (0.3166, "0.317 s"), (1, "1 s"), (12.05, "12.05 s")])
  func secondsHaveAsManyDecimalsAsTheyNeed(seconds: Double, text: String) {
    #expect(ScriptNumbers.seconds(seconds) == text)
  }

  @Test(arguments: [
    (0, "0.000 s"), (0.3166, "0.317 s"), (12.05, "12.050 s"), (-1, "-1.0 s"), (.infinity, "inf s"),
  ])
  func timesStandUnderEachOther(seconds: Double, text: String) {
    #expect(ScriptNumbers.clock(seconds) == text)
  }
}
