import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct ShapedTextTests {
  private let book = FontBook()

  private func shape(
    _ text: String, size: CGFloat = 16, weight: FontWeight = .regular, tracking: CGFloat = 0,
    hasTabularFigures: Bool = false
  ) throws -> ShapedText {
    let style = TextStyle(
      size: size, weight: weight, tracking: .points(tracking), hasTabularFigures: hasTabularFigures)
    return ShapedText(text, font: try book.font(style))
  }

  /// Advances in units of 1/2816 em that hb-shape prints for Inter 4; releases differ in the third decimal.
  @Test(arguments: [
    ("Settings", 10988), ("Inbox", 7276), ("A", 1904), ("V", 1904), ("AV", 3616), ("To", 3264), ("…", 2312),
    ("Привет", 10096),
  ])
  func agreesWithHarfBuzzOnItsOwn(text: String, units: CGFloat) throws {
    let ems = try shape(text).advance / 16
    #expect(abs(ems - units / 2816) < 0.02)
  }

  @Test func kernsPairs() throws {
    let apart = try shape("A").advance + shape("V").advance
    #expect(try shape("AV").advance < apart - 0.5)
  }

  @Test(arguments: [1, 2, 8, 12.5, 19])
  func widthIsProportionalToSize(size: CGFloat) throws {
    let unit = try shape("Transitions, frame by frame", size: 10).advance / 10
    let scaled = try shape("Transitions, frame by frame", size: size).advance / size
    #expect(abs(scaled - unit) < 1e-12 * unit)
  }

  @Test func widthsAddUpAcrossASpace() throws {
    let parts = try shape("Hello").advance + shape(" ").advance + shape("world").advance
    #expect(abs(try shape("Hello world").advance - parts) < 0.2)
  }

  @Test func boldIsWider() throws {
    #expect(try shape("Settings", weight: .bold).advance > shape("Settings").advance)
  }

  @Test func tracksEveryCharacter() throws {
    let plain = try shape("Inbox").advance
    #expect(abs(try shape("Inbox", tracking: 2).advance - (plain + 10)) < 1e-9)
  }

  @Test func tracksALetterWithItsAccentOnce() throws {
    let text = "x\u{30C}y"
    #expect(abs(try shape(text, tracking: 2).advance - (try shape(text).advance + 4)) < 1e-9)
  }

  @Test func tabularFiguresHaveEqualWidth() throws {
    #expect(try shape("111").advance < shape("888").advance)
    #expect(
      try shape("111", hasTabularFigures: true).advance == shape("888", hasTabularFigures: true).advance)
  }

  @Test func glyphsFollowEachOther() throws {
    let text = try shape("Follow the pen", tracking: -0.4)
    var pen: CGFloat = 0
    for glyph in text.glyphs {
      #expect(abs(glyph.x - pen) < 1e-9)
      pen = glyph.x + glyph.advance
    }
    #expect(abs(pen - text.advance) < 1e-9)
  }

  @Test func composesAccents() throws {
    #expect(try shape("e\u{301}").advance == shape("é").advance)
  }

  @Test(arguments: ["", "\u{0}", "\u{7}\u{1B}"])
  func textWithoutCharactersIsEmpty(text: String) throws {
    let shaped = try shape(text)
    #expect(shaped.glyphs.isEmpty)
    #expect(shaped.advance == 0)
    #expect(shaped.text == "")
  }

  @Test func tabsAndLineBreaksAreSpaces() throws {
    #expect(try shape("a\tb\r\nc").text == "a b c")
  }

  @Test func longTextIsCut() throws {
    let text = try shape(String(repeating: "a", count: ShapedText.maximumScalars + 1))
    #expect(text.isCut)
    #expect(text.scalars.count == ShapedText.maximumScalars)
    #expect(try !shape(String(repeating: "a", count: 1000)).isCut)
  }

  @Test func isTheSameOnEveryThread() async throws {
    let book = FontBook()
    let texts = try await withThrowingTaskGroup(of: [Word].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try [12, 17, 34].flatMap {
            ShapedText("The quick brown fox, 1234", font: try book.font(TextStyle(size: $0))).words
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == 8)
    #expect(texts.allSatisfy { $0 == texts[0] && !$0.isEmpty })
  }
}
