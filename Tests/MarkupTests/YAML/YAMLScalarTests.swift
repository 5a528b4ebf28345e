import Testing

@testable import Markup

@Suite struct YAMLScalarTests {
  private func plain(_ text: String) -> YAMLScalar { YAMLScalar(text, style: .plain) }

  @Test func onlyTrueAndFalseAreBooleans() {
    #expect(plain("true").resolved == .bool(true))
    #expect(plain("False").resolved == .bool(false))
    for word in ["yes", "no", "on", "off", "y", "tRUE"] { #expect(plain(word).resolved == .string(word)) }
  }

  @Test func integersAreDecimalOctalOrHexadecimal() {
    #expect(plain("-12").int == -12)
    #expect(plain("+12").int == 12)
    #expect(plain("0o17").int == 15)
    #expect(plain("0xff").int == 255)
    #expect(plain("0x-1").int == nil)
    #expect(plain("9223372036854775808").int == nil)
  }

  @Test func doublesIncludeWhatIsNotFinite() {
    #expect(plain("1.5e3").double == 1500)
    #expect(plain(".5").double == 0.5)
    #expect(plain("-.inf").double == -.infinity)
    #expect(plain(".nan").double?.isNaN == true)
    for word in ["nan", "inf", "infinity", "0x1p3", "1_0", "1e", "."] { #expect(plain(word).double == nil) }
  }

  @Test func quotedScalarsAreText() {
    #expect(YAMLScalar("12", style: .quoted).resolved == .string("12"))
    #expect(YAMLScalar("true", style: .quoted).bool == nil)
  }
}

@Suite struct CivilDateTests {
  @Test func readsDatesAndTimes() {
    #expect(CivilDate("2014-05-17") == CivilDate(year: 2014, month: 5, day: 17))
    let full = CivilDate("2014-05-17 10:30:59.5 +0230")
    #expect(full?.hour == 10 && full?.minute == 30 && full?.second == 59 && full?.offset == 150)
    #expect(CivilDate("2014-05-17T10:30:00Z")?.offset == 0)
    #expect(CivilDate("2014-05-17 10:30")?.minute == 30)
  }

  @Test(arguments: [
    "2014-13-01", "2014-02-29", "2014-05", "tomorrow", "2014-05-17 25:00", "2014-05-17x", "2014-05-17 ", "",
  ])
  func refusesWhatIsNoDate(_ text: String) {
    #expect(CivilDate(text) == nil)
  }
}
