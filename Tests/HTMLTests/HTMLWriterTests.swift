import Testing

@testable import HTML

struct HTMLWriterTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func elementsAreClosedWhereTheyWereOpened() {
    let html = written { html in
      html.element("ul", .class("list")) { html in
        html.element("li", text: "a")
        html.element("li") { $0.element("b") }
      }
    }
    #expect(html == "<ul class=\"list\"><li>a</li><li><b></b></li></ul>")
  }

  @Test func textAndValuesAreEscaped() {
    let html = written { $0.element("p", .label("\"a\" & <b>"), .id("<"), text: "x < \"y\" & z") }
    #expect(
      html == "<p aria-label=\"&quot;a&quot; &amp; &lt;b&gt;\" id=\"&lt;\">x &lt; &quot;y&quot; &amp; z</p>")
  }

  @Test func attributesKeepTheirOrderAndMayBeMissingOrWithoutAValue() {
    let html = written { $0.void("input", .type("radio"), nil, .checked, .name("f1")) }
    #expect(html == "<input type=\"radio\" checked name=\"f1\">")
  }

  @Test func attributesMayFollowTheNameUntilSomethingElseIsWritten() {
    let html = written { html in
      html.element("p", .id("a")) { html in
        html.attribute("title", "\"b\"")
        html.empty("use") { use in use.attribute("x") { $0.append("1") } }
        html.element("b") { $0.attribute("lang", "en") }
      }
    }
    #expect(html == "<p id=\"a\" title=\"&quot;b&quot;\"><use x=\"1\"/><b lang=\"en\"></b></p>")
  }

  @Test func contentOfOthersTakesThePlaceOfTheGap() {
    var html = HTMLWriter()
    html.element("ul") { $0.element("li", .id("a")) { $0.leaveGap() } }
    #expect(Array(html.aroundGap.before) == Array("<ul><li id=\"a\">".utf8))
    #expect(Array(html.aroundGap.after) == Array("</li></ul>".utf8))
  }

  @Test func linesOfTextsAndValuesStayLines() {
    #expect(written { $0.element("p", .label("a\nb"), text: "c\nd") } == "<p aria-label=\"a\nb\">c\nd</p>")
  }

  @Test func elementsOfXMLStandOnLines() {
    var xml = HTMLWriter.xml
    xml.element("a", HTMLAttribute("b", "1")) { xml in
      xml.newline()
      xml.line { $0.empty("c", .link("x'y\u{1}")) }
    }
    #expect(
      String(decoding: xml.bytes, as: UTF8.self)
        == "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<a b=\"1\">\n<c href=\"x'y\"/>\n</a>")
  }
}
