import Testing

@testable import SiteBuilder

struct XMLWriterTests {
  private func written(_ write: (inout XMLWriter) -> Void) -> String {
    var xml = XMLWriter()
    let start = xml.bytes.count
    write(&xml)
    return String(decoding: xml.bytes[start...], as: UTF8.self)
  }

  @Test(arguments: [
    ("a<b>&\"]]>", "a&lt;b&gt;&amp;&quot;]]&gt;"), ("a\u{0}\u{8}\u{1F}b\t\n", "ab\t\n"),
    ("\u{FFFE}a\u{FFFF}b\u{FFFD}", "ab\u{FFFD}"), ("\u{FFFE}", ""), ("é€😀", "é€😀"),
  ])
  func whatXMLCannotWriteIsLeftOut(text: String, expected: String) {
    #expect(written { $0.element("a", text: text) } == "<a>\(expected)</a>\n")
    #expect(written { $0.empty("a", ["b": text]) } == "<a b=\"\(expected)\"/>\n")
  }

  @Test func elementsStandInEachOther() {
    let xml = written { xml in
      xml.element("a", ["b": "1", "c": "2"]) { xml in
        xml.newline()
        xml.inline("d", text: "e")
      }
    }
    #expect(xml == "<a b=\"1\" c=\"2\">\n<d>e</d></a>\n")
  }
}
