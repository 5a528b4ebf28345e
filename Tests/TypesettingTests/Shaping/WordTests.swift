import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct WordTests {
  private func words(_ text: String, size: CGFloat = 17) throws -> [Word] {
    ShapedText(text, font: try FontBook().font(TextStyle(size: size))).words
  }

  @Test func splitsAtSpaces() throws {
    #expect(try words("  One two,  three ").map(\.text) == ["One", "two,", "three"])
  }

  @Test(arguments: ["", "   ", "\u{200B}", "\u{200D}"])
  func whatLeavesNoMarkIsNoWord(text: String) throws {
    #expect(try words(text).isEmpty)
  }

  @Test func keepsWordsTogetherAtSpacesThatForbidABreak() throws {
    #expect(try words("0.8\u{A0}s").map(\.text) == ["0.8\u{A0}s"])
  }

  @Test func standsWhereItsPenStands() throws {
    let line = ShapedText("To move", font: try FontBook().font(TextStyle(size: 17)))
    let word = line.words[1]
    #expect(word.x == line.glyphs[3].x)
    #expect(abs(word.x + word.advance - line.advance) < 1e-9)
  }

  @Test func outlinesLieInTheLinesCoordinates() throws {
    for word in try words("Hamburg lines up here") {
      #expect(word.bounds.minX > word.x - 1)
      #expect(word.bounds.maxX < word.x + word.advance + 1)
    }
  }

  @Test(arguments: [9, 17, 34, 96])
  func outlinesStayBetweenAscenderAndDescender(size: CGFloat) throws {
    let metrics = try FontBook().font(TextStyle(size: size)).metrics
    for word in try words("Ägypten Quiz (jumping) {fjord} |Hk|", size: size) {
      #expect(word.bounds.minY >= -metrics.ascender)
      #expect(word.bounds.maxY <= -metrics.descender)
    }
  }

  @Test func scaleWithTheSize() throws {
    let style = { (size: CGFloat) in TextStyle(size: size, tracking: .points(0)) }
    let book = FontBook()
    let small = try #require(ShapedText("Fold", font: book.font(style(8))).words.first)
    let large = try #require(ShapedText("Fold", font: book.font(style(16))).words.first)
    #expect(abs(large.bounds.width - 2 * small.bounds.width) < 1e-9)
    #expect(large.outline.elements.count == small.outline.elements.count)
  }
}
