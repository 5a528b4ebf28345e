import BasicTestSupport
import TransitionEngine
import Testing

@testable import Typesetting

@Suite struct TextLayoutTests {
  private let prose = "A zoetrope is a drum with a strip of still frames inside: turn it, and they move."

  private func font(_ size: CGFloat = 17) throws -> Font { try FontBook().font(TextStyle(size: size)) }

  private func lines(_ text: String, width: CGFloat = .infinity, maximumLines: Int = 0) throws -> [String] {
    TextLayout(text, font: try font(), width: width, maximumLines: maximumLines).lines.map(\.text.text)
  }

  @Test(arguments: Array(stride(from: 20, through: 400, by: 19)))
  func neverExceedsTheWidth(width: CGFloat) throws {
    let layout = TextLayout(prose, font: try font(), width: width)
    #expect(layout.lines.allSatisfy { $0.text.advance <= width + 0.01 })
  }

  @Test(arguments: Array(stride(from: 90, through: 400, by: 31)))
  func losesNothingButTheSpaceAtLineEnds(width: CGFloat) throws {
    #expect(try lines(prose, width: width).joined(separator: " ") == prose)
  }

  @Test func textFitsTheWidthItMeasures() throws {
    let font = try font()
    let width = ShapedText(prose, font: font).advance
    #expect(TextLayout(prose, font: font, width: width).lines.count == 1)
  }

  @Test func breaksAfterHyphensAndDashes() throws {
    #expect(try lines("frame-by-frame", width: 80) == ["frame-by-", "frame"])
    #expect(try lines("in—out", width: 40) == ["in—", "out"])
  }

  @Test func keepsSignsAndArrowsWhole() throws {
    #expect(try lines("x -5 y", width: 25) == ["x", "-5", "y"])
  }

  @Test func breaksInsideAWordOnlyWhereItAloneIsTooWide() throws {
    let lines = try lines("a transition", width: 60)
    #expect(lines.first == "a")
    #expect(lines.dropFirst().joined() == "transition")
  }

  @Test func keepsCharactersWhole() throws {
    #expect(try lines("e\u{302}e\u{302}👨‍👩‍👧🇩🇪", width: 1) == ["e\u{302}", "e\u{302}", "👨‍👩‍👧", "🇩🇪"])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func widthWithoutALimitGivesOneLine(width: CGFloat) throws {
    #expect(try lines(prose, width: width) == [prose])
  }

  @Test(arguments: [0, -100, -CGFloat.infinity])
  func noWidthGivesOneCharacterALine(width: CGFloat) throws {
    #expect(try lines("ab c", width: width) == ["a", "b", "c"])
  }

  @Test func emptyTextHasNoLines() throws {
    let layout = TextLayout("", font: try font(), width: 100)
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a\r\nb\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), (" ", [""]),
  ])
  func startsALineAtEachLineBreak(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func baselinesAreALineHeightApart() throws {
    let metrics = try font().metrics
    let layout = TextLayout("a\nb\nc", font: try font())
    #expect(layout.lines[0].baseline == metrics.ascender + metrics.leading / 2)
    #expect(abs(layout.lines[2].baseline - layout.lines[0].baseline - 2 * metrics.lineHeight) < 1e-9)
    #expect(layout.size.height == 3 * metrics.lineHeight)
  }

  @Test func isAsWideAsItsWidestLine() throws {
    let layout = TextLayout("wide enough\nb", font: try font())
    #expect(layout.size.width == ShapedText("wide enough", font: try font()).advance)
  }

  @Test func longTextIsCut() throws {
    let text = String(repeating: "ab ", count: 40_000)
    let layout = TextLayout(text, font: try font(), width: 300)
    #expect(layout.isCut)
    #expect(!layout.isTruncated)
  }

  private static let hostileUnits = ["a", "\n", "日", "\u{301}", "\u{E31}", "a "]

  @Test(arguments: hostileUnits)
  func costIsLinear(unit: String) throws {
    let font = try font()
    let growth = CostGrowth(upTo: ShapedText.maximumScalars / unit.unicodeScalars.count) { count in
      _ = TextLayout(String(repeating: unit, count: count), font: font, width: 0)
    }
    #expect(growth.isLinear)
  }

  @Test(arguments: hostileUnits)
  func theLongestTextIsCutToItsLines(unit: String) throws {
    let text = String(repeating: unit, count: ShapedText.maximumScalars / unit.unicodeScalars.count)
    #expect(TextLayout(text, font: try font(), width: 100, maximumLines: 1).lines.count == 1)
  }
}
