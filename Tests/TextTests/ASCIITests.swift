import Testing

@testable import Text

@Suite struct ASCIITests {
  private func all(_ isMember: (UInt8) -> Bool) -> String {
    String(decoding: (0...UInt8.max).filter(isMember), as: UTF8.self)
  }

  @Test func classesAreThoseOfASCII() {
    let digits = "0123456789"
    let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    #expect(all(\.isDigit) == digits)
    #expect(all(\.isLetter) == capitals + capitals.lowercased())
    #expect(all(\.isWord) == digits + capitals + "_" + capitals.lowercased())
    #expect(all(\.isHexDigit) == digits + "ABCDEFabcdef")
    #expect(all(\.isBlank) == "\t ")
    #expect(all(\.isLineEnd) == "\n\r")
    #expect(all { $0 != $0.lowercased } == capitals)
  }

  /// Two tables once disagreed on the vertical tab and the form feed. A form feed is white space to CommonMark and to HTML.
  @Test func whiteSpaceIsWhatIsspaceTakes() {
    #expect(all(\.isSpace) == "\t\n\u{0B}\u{0C}\r ")
  }

  @Test(arguments: [
    ("", 0..<0), (" ", 0..<0), ("a", 0..<1), (" \ta b\u{0C}\n", 2..<5),
  ])
  func trims(_ text: String, _ range: Range<Int>) {
    let bytes = Array(text.utf8)
    let trimmed = bytes.trimmed(0..<bytes.count)
    #expect(trimmed == range || trimmed.isEmpty && range.isEmpty)
  }
}
