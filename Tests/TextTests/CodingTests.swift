import Testing

@testable import Text

@Suite struct HexadecimalTests {
  @Test func allBytesComeBack() {
    for letters in [Hexadecimal.Letters.lowercase, .uppercase] {
      var text: [UInt8] = []
      for byte in 0...UInt8.max { Hexadecimal.append(byte, letters, to: &text) }
      #expect(Hexadecimal.bytes(of: text) == Array(0...UInt8.max))
    }
    #expect(Hexadecimal.digit(11) == UInt8(ascii: "b"))
    #expect(Hexadecimal.digit(11, .uppercase) == UInt8(ascii: "B"))
  }

  @Test(arguments: ["0", "0g", "+f", "0x", " 0", "000"])
  func refuses(_ text: String) {
    #expect(Hexadecimal.bytes(of: text.utf8) == nil)
  }
}

@Suite struct Base64Tests {
  /// The test vectors of RFC 4648, and bytes that the two alphabets write differently.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("~~?", "fn4/"),
  ])
  func bytesComeBack(_ text: String, _ expected: String) {
    let encoded = Base64.encoded(Array(text.utf8))
    #expect(String(decoding: encoded, as: UTF8.self) == expected)
    #expect(Base64.decoded(encoded, isURLSafe: false) == Array(text.utf8))
    let safe = Base64.encoded(Array(text.utf8), isURLSafe: true)
    #expect(String(decoding: safe, as: UTF8.self) == expected.replacing("/", with: "_"))
    #expect(Base64.decoded(safe, isURLSafe: true) == Array(text.utf8))
  }
}

@Suite struct PercentEncodingTests {
  @Test func decodingUndoesEncoding() {
    let bytes = Array(0...UInt8.max)
    #expect(PercentEncoding.decoded(PercentEncoding.encoded(bytes)[...]) == bytes)
    #expect(PercentEncoding.encoded("/a b/é?#%".utf8) == Array("/a%20b/%C3%A9%3F%23%25".utf8))
  }

  /// The path percent-encode set of the URL standard, without controls and bytes above ASCII, which it has, too.
  @Test func whatTheStandardEncodesIsNeverPlain() {
    for byte in " \"#<>?^`{}%".utf8 { #expect(!PercentEncoding.isPlain(byte)) }
    for byte in 0...UInt8.max where byte < 0x20 || byte >= 0x7F { #expect(!PercentEncoding.isPlain(byte)) }
  }

  /// “Percent-decode” in the URL standard: a percent sign without two digits after it stands for itself.
  @Test(arguments: [
    ("%41", "A"), ("%4", "%4"), ("%", "%"), ("%zz", "%zz"), ("%+f", "%+f"), ("%%41", "%A"), ("a+b", "a+b"),
  ])
  func percentSignsWithoutDigitsStay(_ text: String, _ decoded: String) {
    #expect(PercentEncoding.text(Array(text.utf8)[...]) == decoded)
  }

  @Test func knowsWhatIsWellFormed() {
    for text in ["", "a", "%41", "%c3%A9x"] { #expect(PercentEncoding.isWellFormed(Array(text.utf8))) }
    for text in ["%", "%4", "%4g", "a%%41"] { #expect(!PercentEncoding.isWellFormed(Array(text.utf8))) }
  }

  @Test func othersKeepWhatTheyLike() {
    var text: [UInt8] = []
    PercentEncoding.append("a b".utf8, keeping: { $0 == UInt8(ascii: " ") }, to: &text)
    #expect(text == Array("%61 %62".utf8))
  }
}

@Suite struct JSONStringTests {
  @Test func escapesWhatJSONAndScriptsForbid() {
    var text: [UInt8] = []
    JSONString.append("a\"\\\n\r\t\u{1}\u{1F}<&>é/".utf8, to: &text)
    #expect(
      String(decoding: text, as: UTF8.self)
        == #""a\"\\\n\r\t\u0001\u001f\u003c\u0026\u003eé/""#)
  }
}
