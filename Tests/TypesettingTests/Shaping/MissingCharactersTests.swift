import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct MissingCharactersTests {
  private func shape(_ text: String) throws -> ShapedText {
    ShapedText(
      text, font: try FontBook(folders: FontBook.knownFolders).font(TextStyle(size: 10, tracking: .points(0)))
    )
  }

  @Test func noPlaceholderStandsForCharactersTheFontHas() throws {
    #expect(try !shape("Naïve façade — “ok”…\u{200B}").glyphs.map(\.shape).contains(.placeholder))
  }

  @Test(arguments: ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "日"])
  func drawsOnePlaceholderForEachCharacter(character: String) throws {
    let text = try shape("a" + character + "b")
    #expect(text.glyphs.map(\.shape).filter { $0 == .placeholder }.count == 1)
    #expect(text.glyphs.count == 3)
  }

  @Test func aPlaceholderIsOneEmWide() throws {
    #expect(abs(try shape("😀").advance - 10) < 1e-9)
  }

  @Test func aLetterKeepsStandingWithoutAMarkTheFontLacks() throws {
    let text = try shape("a\u{1AB0}")
    #expect(try text.advance == shape("a").advance)
  }

  @Test func placeholdersStayInsideTheLine() throws {
    let text = try shape("😀")
    let bounds = try #require(text.words.first).bounds
    #expect(bounds.minY > -text.font.metrics.ascender)
    #expect(bounds.maxY < -text.font.metrics.descender)
    #expect(bounds.minX > 0 && bounds.maxX < text.advance)
  }
}
