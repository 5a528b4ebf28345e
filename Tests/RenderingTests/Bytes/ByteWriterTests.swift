import Testing

@testable import Rendering

struct ByteWriterTests {
  @Test func escapesMarkupAndLeavesOutWhatXMLForbids() {
    var out = ByteWriter()
    out.escape("a<b>&\"c\"\u{1}\u{0}\u{FFFF} é\n🎞")
    #expect(out.bytes.string == "a&lt;b&gt;&amp;&quot;c&quot; é 🎞")
  }

  @Test func writesAttributes() {
    var out = ByteWriter()
    out.attribute("title", "x\"y")
    out.attribute("width", 7)
    out.attribute("opacity", 0.25, decimals: 3)
    #expect(out.bytes.string == " title=\"x&quot;y\" width=\"7\" opacity=\".25\"")
  }
}
