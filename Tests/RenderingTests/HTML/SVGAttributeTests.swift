import HTML
import Testing

@testable import Rendering

struct SVGAttributeTests {
  @Test func textIsOnOneLineAndWithoutWhatXMLForbids() {
    let svg = HTMLWriter.html { $0.singleLine("a<b>&\"c\"\u{1}\u{0}\u{FFFF} é\n🎞") }
    #expect(svg.string == "a&lt;b&gt;&amp;&quot;c&quot; é 🎞")
  }

  @Test func attributesAreTextOrNumbers() {
    let svg = HTMLWriter.html { out in
      out.attribute("title", "x\"y")
      out.attribute("width", 7)
      out.attribute("opacity", 0.25, decimals: 3)
    }
    #expect(svg.string == " title=\"x&quot;y\" width=\"7\" opacity=\".25\"")
  }
}
