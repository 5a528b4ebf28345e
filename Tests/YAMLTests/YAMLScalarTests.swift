import Testing

@testable import YAML

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
