import Testing

@testable import HTML

@Suite struct HTMLTextTests {
  private func escaped(_ text: String, apostrophes: Bool = false, controls: Bool = false) -> String {
    var html: [UInt8] = []
    HTMLText.append(text.utf8, to: &html, apostrophes: apostrophes, controls: controls)
    let isPlain = Array(text.utf8).withUnsafeBufferPointer {
      HTMLText.isPlain($0, apostrophes: apostrophes, controls: controls)
    }
    #expect(isPlain == (html == Array(text.utf8)))
    return String(decoding: html, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("a<b>&\"]]>", "a&lt;b&gt;&amp;&quot;]]&gt;"), ("it's", "it's"), ("&amp;", "&amp;amp;"),
    ("é€😀\u{7F}", "é€😀\u{7F}"),
  ])
  func textStandsForItself(text: String, expected: String) { #expect(escaped(text) == expected) }

  @Test(arguments: [
    ("a\u{0}\u{8}\u{1F}b\t\n\r", "ab\t\n\r"), ("\u{FFFE}a\u{FFFF}b\u{FFFD}\u{FFC0}", "ab\u{FFFD}\u{FFC0}"),
    ("\u{FFFE}", ""),
  ])
  func whatXMLCannotWriteIsLeftOut(text: String, expected: String) {
    #expect(escaped(text) == expected)
    #expect(escaped(text, controls: true) == text)
  }

  @Test func apostrophesAreReferencesWhereTheyEndAnAttribute() {
    #expect(escaped("'a' & \"b\"", apostrophes: true) == "&#39;a&#39; &amp; &quot;b&quot;")
  }

  /// A text may be cut anywhere, and need not be UTF-8.
  @Test func aCharacterThatIsCutStays() {
    #expect(HTMLText.escaped([0xEF]) == [0xEF])
    #expect(HTMLText.escaped([0xEF, 0xBF]) == [0xEF, 0xBF])
    #expect(HTMLText.escaped([0xEF, 0xBF, 0xBF, 0xEF]) == [0xEF])
  }

  @Test func unescapingUndoesEscaping() {
    let text = Array("<a href='b'>\"&amp;\"</a>".utf8)
    #expect(unescaped(HTMLText.escaped(text)) == text)
    #expect(unescaped(Array("&eacute;&#x27;&nothing;&".utf8)) == Array("é'&nothing;&".utf8))
    #expect(unescaped(Array("a&b &amp; c&amp".utf8)) == Array("a&b & c&amp".utf8))
  }

  private func unescaped(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { HTMLText.unescaped($0[...]) }
  }
}
