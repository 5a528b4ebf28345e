import HTML
import Testing

@testable import Rendering

struct FigureClassAttributeTests {
  @Test func aFiguresOwnNamesStandAmongTheKnownOnes() {
    var html = HTMLWriter()
    html.element("i", .class(.figure, own: "f1", [.still, .screen]))
    html.element("i", .class("k0"))
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == "<i class=\"zt-figure f1 zt-still zt-screen\"></i><i class=\"k0\"></i>")
  }
}
