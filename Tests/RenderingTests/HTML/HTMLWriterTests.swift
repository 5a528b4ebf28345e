import Testing

@testable import Rendering

struct HTMLWriterTests {
  private func written(_ write: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func elementsAreClosedWhereTheyWereOpened() {
    let html = written { html in
      html.element("ul", .class(.lint)) { html in
        html.element("li", text: "a")
        html.element("li") { $0.element("b") }
      }
    }
    #expect(html == "<ul class=\"zt-lint\"><li>a</li><li><b></b></li></ul>")
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

  @Test func aFiguresOwnNamesStandAmongTheKnownOnes() {
    let html = written { html in
      html.element("i", .class(.figure, own: "f1", [.still, .screen]))
      html.element("i", .class(own: "k0"))
    }
    #expect(html == "<i class=\"zt-figure f1 zt-still zt-screen\"></i><i class=\"k0\"></i>")
  }
}
