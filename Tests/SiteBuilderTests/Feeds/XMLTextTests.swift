import Testing

@testable import SiteBuilder

struct XMLTextTests {
  @Test(arguments: [
    ("a<b>&\"]]>", "a&lt;b&gt;&amp;&quot;]]&gt;"), ("a\u{0}\u{8}\u{1F}b\t\n", "ab\t\n"),
    ("\u{FFFE}a\u{FFFF}b\u{FFFD}", "ab\u{FFFD}"), ("\u{FFFE}", ""), ("é€😀", "é€😀"),
  ])
  func whatXMLCannotWriteIsLeftOut(text: String, expected: String) {
    var xml = XMLText()
    let start = xml.bytes.count
    xml.append(escaping: text.utf8)
    #expect(String(decoding: xml.bytes[start...], as: UTF8.self) == expected)
  }
}
