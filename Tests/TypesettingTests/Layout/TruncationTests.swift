import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
  private func font() throws -> Font { try FontBook().font(TextStyle(size: 17)) }
  private let title = "The inbox folds away"

  @Test func leavesWhatFits() throws {
    let line = ShapedText(title, font: try font())
    #expect(line.truncated(toWidth: line.advance) == line)
    #expect(line.truncated(toWidth: .nan) == line)
  }

  @Test(arguments: Array(stride(from: 20, through: 150, by: 7)))
  func endsInAnEllipsisInsideTheWidth(width: CGFloat) throws {
    let line = ShapedText(title, font: try font()).truncated(toWidth: width)
    #expect(line.advance <= width + 0.01)
    #expect(line.text.last == "…")
    #expect(title.hasPrefix(String(line.text.dropLast())))
  }

  @Test func usesTheRoomThereIs() throws {
    let width: CGFloat = 100
    let line = ShapedText(title, font: try font()).truncated(toWidth: width)
    let next = ShapedText(String(title.prefix(line.text.count)) + "…", font: try font())
    #expect(next.advance > width)
  }

  @Test func leavesNoSpaceBeforeTheEllipsis() throws {
    let font = try font()
    let width = ShapedText("The …", font: font).advance
    #expect(ShapedText(title, font: font).truncated(toWidth: width).text == "The…")
  }

  @Test func keepsTheEllipsisWhereNothingFits() throws {
    #expect(ShapedText(title, font: try font()).truncated(toWidth: 1).text == "…")
  }

  @Test func keepsCharactersWhole() throws {
    let line = ShapedText("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", font: try font()).truncated(toWidth: 40)
    #expect(line.text == "👨‍👩‍👧…")
  }

  @Test func truncatesTheLastLine() throws {
    let width = ShapedText("The inbox", font: try font()).advance
    let layout = TextLayout(title, font: try font(), width: width, maximumLines: 2)
    #expect(layout.lines.map(\.text.text) == ["The inbox", "folds a…"])
    #expect(layout.isTruncated)
  }

  @Test func marksParagraphsLeftOut() throws {
    let layout = TextLayout("One\nTwo", font: try font(), maximumLines: 1)
    #expect(layout.lines.map(\.text.text) == ["One…"])
  }

  @Test func clipsWhereAsked() throws {
    let layout = TextLayout("One\nTwo", font: try font(), maximumLines: 1, overflow: .clip)
    #expect(layout.lines.map(\.text.text) == ["One"])
    #expect(layout.isTruncated)
  }

  @Test func enoughLinesTruncateNothing() throws {
    let layout = TextLayout("One\nTwo ", font: try font(), maximumLines: 2)
    #expect(layout.lines.map(\.text.text) == ["One", "Two"])
    #expect(!layout.isTruncated)
  }
}
