import BasicTestSupport
import Testing

@testable import Diagnostics

struct SourceFileTests {
  private let file = SourceFile(path: "a.md", text: "one\ntwö\r\n\nend")

  @Test(arguments: [
    (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (8, 2, 4), (9, 2, 5), (10, 3, 1), (11, 4, 1), (14, 4, 4),
    (99, 4, 4),
    (-1, 1, 1),
  ])
  func placesAreLinesAndColumnsOfCharacters(offset: Int, line: Int, column: Int) {
    #expect(file.location(at: offset) == Diagnostics.SourceLocation(line: line, column: column))
  }

  @Test(arguments: [
    (0, 0..<3), (3, 0..<3), (4, 4..<8), (9, 4..<8), (10, 10..<10), (12, 11..<14), (99, 11..<14),
  ])
  func linesComeWithoutTheirEnding(offset: Int, range: Range<Int>) {
    #expect(file.lineRange(at: offset) == range)
  }

  @Test func aCarriageReturnAloneEndsALine() {
    let file = SourceFile(path: "a.md", text: "one\rtwo\r")
    #expect(file.location(at: 5) == Diagnostics.SourceLocation(line: 2, column: 2))
    #expect(file.lineRange(at: 5) == 4..<7)
  }

  @Test func anEmptyFileHasOneLine() {
    let file = SourceFile(path: "a.md", text: "")
    #expect(file.location(at: 5) == Diagnostics.SourceLocation(line: 1, column: 1))
    #expect(file.lineRange(at: 0).isEmpty)
  }

  @Test func theCostOfPlacesInALargeFileIsLinear() {
    let growth = CostGrowth(upTo: 100_000) { count in
      let file = SourceFile(path: "a.md", bytes: Array(repeating: 10, count: count))
      let wrong = (0..<count).filter { file.location(at: $0).line != $0 + 1 }
      #expect(wrong.isEmpty)
    }
    #expect(growth.isLinear)
  }
}
