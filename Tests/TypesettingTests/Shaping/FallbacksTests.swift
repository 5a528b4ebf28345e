import Testing
import TransitionEngine

@testable import Typesetting

/// Characters that Inter lacks, in Debian's font for Chinese, Japanese and Korean.
@Suite struct FallbacksTests {
  private func shape(_ text: String) throws -> ShapedText {
    let book = FontBook(
      folders: FontBook.knownFolders, fallbackFolders: ["/usr/share/fonts/truetype/droid"])
    return ShapedText(text, font: try book.font(TextStyle(size: 10, tracking: .points(0))))
  }

  private func isBorrowed(_ glyph: Glyph) -> Bool {
    if case .borrowed = glyph.shape { true } else { false }
  }

  @Test func charactersComeFromTheFirstFontThatHasThem() throws {
    let text = try shape("Fold 日本語 x")
    #expect(text.glyphs.map(isBorrowed) == Array("Fold 日本語 x").map { !$0.isASCII })
    #expect(text.glyphs.allSatisfy { $0.shape != .placeholder })
  }

  @Test func theyHaveTheirOwnWidths() throws {
    #expect(abs(try shape("日本").advance - 20) < 0.01)
    #expect(abs(try shape("a日b").advance - shape("a").advance - shape("b").advance - 10) < 0.01)
  }

  @Test func theyAreWordsWithOutlinesAtTheTextsSize() throws {
    let words = try shape("x 日本").words
    #expect(words.map(\.text) == ["x", "日本"])
    let bounds = words[1].bounds
    #expect(bounds.height > 7 && bounds.height < 11 && bounds.width > 16 && bounds.width <= 20)
  }

  @Test func whatNoFontHasStaysABox() throws {
    let text = try shape("日\u{13000}")
    #expect(text.glyphs.map(isBorrowed) == [true, false])
    #expect(text.glyphs[1].shape == .placeholder)
    #expect(try shape("日").font.has("本") && !shape("日").font.has("\u{13000}"))
  }

  @Test func linesEndBetweenCharactersWithoutSpaces() throws {
    let font = try shape("日").font
    let lines = TextLayout("画面を開く、動く「角」です。", font: font, width: 51).lines.map(\.text.text)
    #expect(lines == ["画面を開", "く、動く", "「角」で", "す。"])
  }

  @Test func aBookWithoutOtherFontsHasBoxes() throws {
    let font = try FontBook(folders: FontBook.knownFolders).font(TextStyle(size: 10))
    #expect(ShapedText("日", font: font).glyphs.map(\.shape) == [.placeholder])
  }
}
