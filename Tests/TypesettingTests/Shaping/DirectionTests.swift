import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct DirectionTests {
  private func order(_ text: String) throws -> [Int] {
    ShapedText(text, font: try FontBook(folders: FontBook.knownFolders).font(TextStyle(size: 17))).glyphs.map(
      \.scalars.lowerBound)
  }

  @Test func setsHebrewFromRightToLeft() throws {
    #expect(try order("שלום") == [3, 2, 1, 0])
  }

  @Test(arguments: ["אב cd", "אב 12", "ab אב", "12"])
  func setsWhatReadsLeftToRightThatWay(text: String) throws {
    #expect(try order(text) == Array(0..<text.unicodeScalars.count))
  }

  @Test func wrapsRightToLeftTextInReadingOrder() throws {
    let font = try FontBook(folders: FontBook.knownFolders).font(TextStyle(size: 10, tracking: .points(0)))
    let layout = TextLayout("אבג דה", font: font, width: 35)
    #expect(layout.lines.map(\.text.text) == ["אבג", "דה"])
    #expect(layout.lines.map { $0.text.glyphs.map(\.scalars.lowerBound) } == [[2, 1, 0], [1, 0]])
    #expect(layout.lines.allSatisfy { $0.text.glyphs.first?.x == 0 })
  }
}
