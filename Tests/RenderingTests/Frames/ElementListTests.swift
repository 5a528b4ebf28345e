import HTML
import TransitionEngine
import Testing

@testable import Rendering

struct ElementListTests {
  private func place(_ x: CGFloat, plane: Int = 0) -> ElementList.Place {
    let box = CGRect(x: x, y: 0, width: 10, height: 10)
    return ElementList.Place(plane: plane, box: box, image: box)
  }

  private func written(_ list: ElementList) -> String { HTMLWriter.html { list.write(to: &$0) }.string }

  @Test func equalPaintsJoinAcrossWhatTheyDoNotOverlap() {
    var list = ElementList()
    list.add(.path, Array("M0 0h1".utf8), attributes: Array(" fill=\"#000\"".utf8), over: place(0))
    list.add(markup: Array("<image/>".utf8), over: place(20))
    list.add(.path, Array("M9 0h1".utf8), attributes: Array(" fill=\"#000\"".utf8), over: place(40))
    #expect(written(list) == "<path fill=\"#000\" d=\"M0 0h1M9 0h1\"/><image/>")
  }

  @Test func nothingJumpsOverWhatItWouldHide() {
    var list = ElementList()
    list.add(.path, Array("M0 0h1".utf8), attributes: Array(" fill=\"#000\"".utf8), over: place(0))
    list.add(markup: Array("<image/>".utf8), over: place(5))
    list.add(.path, Array("M9 0h1".utf8), attributes: Array(" fill=\"#000\"".utf8), over: place(8))
    #expect(written(list).hasSuffix("<image/><path fill=\"#000\" d=\"M9 0h1\"/>"))
  }

  @Test func usesShareAGroup() {
    var list = ElementList()
    list.add(
      .use, Array(" href=\"#a\"".utf8), attributes: Array(" fill=\"#000\"".utf8),
      over: place(0))
    #expect(written(list) == "<use fill=\"#000\" href=\"#a\"/>")
    list.add(
      .use, Array(" href=\"#b\"".utf8), attributes: Array(" fill=\"#000\"".utf8),
      over: place(20))
    #expect(written(list) == "<g fill=\"#000\"><use href=\"#a\"/><use href=\"#b\"/></g>")
  }

  @Test func inDifferentPlanesTheOutputDecides() {
    let a = ElementList.Place(plane: 1, box: .zero, image: CGRect(x: 0, y: 0, width: 9, height: 9))
    let b = ElementList.Place(
      plane: 2, box: CGRect(x: 500, y: 0, width: 1, height: 1), image: CGRect(x: 5, y: 5, width: 9, height: 9)
    )
    #expect(a.overlaps(b))
  }
}
