import Testing
import TransitionEngine

@testable import SVGInspection

struct SVGDrawingTests {
  private func drawing(_ content: String, box: String = "0 0 24 24") throws -> SVGDrawing {
    try SVGDrawing(
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(content)</svg>".utf8))
  }

  @Test func shapesAndTransforms() throws {
    let drawing = try drawing(
      """
      <title>A sign</title><g transform="translate(2, 0) scale(2)"><rect x="1" y="2" width="3" height="4"/></g>
      <polygon points="0,0 4,0 4,4"/><circle cx="20" cy="20" r="2"/>
      """)
    #expect(drawing.fillRule == .nonZero)
    let bounds = drawing.path(onGrid: 24).controlBounds
    #expect(bounds == CGRect(x: 0, y: 0, width: 22, height: 22))
  }

  @Test func aWideBoxIsCentered() throws {
    let bounds = try drawing("<path d='M0 0h48v24h-48z'/>", box: "0 0 48 24").path(onGrid: 24).controlBounds
    #expect(bounds == CGRect(x: 0, y: 6, width: 24, height: 12))
  }

  @Test func lines() throws {
    let group = "<g fill='none' stroke='currentColor'><line x1='1' y1='1' x2='9' y2='9'/></g>"
    #expect(try drawing(group).fillRule == nil)
    #expect(try drawing("<path style='fill-rule: evenodd' d='M0 0h4v4z'/>").fillRule == .evenOdd)
  }

  @Test(arguments: [
    ("<script/>", "a <script>"), ("<text>A</text>", "a <text>"),
    ("<path d='nonsense'/>", "an invalid <path>"),
    ("<path fill='url(#a)' d='M0 0h4v4z'/>", "a gradient or pattern"), ("", "no outline"),
    ("<path mask='url(#a)' d='M0 0h4v4z'/>", "“mask”"),
    ("<path d='M0 0h4v4z'/><path fill='none' stroke='red' d='M0 0h4'/>", "lines beside filled outlines"),
    ("<g transform='turn(3)'><path d='M0 0h4v4z'/></g>", "an unsupported transform “turn(3)”"),
  ])
  func refusesWhatASymbolCannotShow(content: String, reason: String) {
    let error = #expect(throws: SVGDrawing.Unsupported.self) { try drawing(content) }
    #expect(error?.reason == reason)
  }

  @Test func manyAndDeepElements() {
    let many = String(repeating: "<path d='M0 0h4v4z'/>", count: 100_000)
    #expect(throws: SVGDrawing.Unsupported.self) { try drawing(many) }
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(throws: SVGDrawing.Unsupported.self) { try drawing(deep) }
  }
}
