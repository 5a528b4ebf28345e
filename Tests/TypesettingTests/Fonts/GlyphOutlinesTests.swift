import Testing
import TransitionEngine

@testable import Typesetting

@Suite struct GlyphOutlinesTests {
  private func outline(of text: String) throws -> Path {
    let font = try FontBook().font(TextStyle(size: 100, tracking: .points(0)))
    return try #require(ShapedText(text, font: font).words.first).outline
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let bounds = try outline(of: "H").controlBounds
    #expect(abs(bounds.maxY) < 0.1)
    #expect(abs(bounds.minY + 72) < 1)
  }

  @Test func descendersHangBelowTheBaseline() throws {
    #expect(try outline(of: "p").controlBounds.maxY > 15)
  }

  @Test(arguments: [("l", 1), ("o", 2), ("B", 3)])
  func drawsEachContourOnce(letter: String, contours: Int) throws {
    let elements = try outline(of: letter).elements
    #expect(elements.count { if case .move = $0 { true } else { false } } == contours)
    #expect(elements.count { $0 == .close } == contours)
  }
}
