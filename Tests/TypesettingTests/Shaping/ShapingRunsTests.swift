import Testing

@testable import Typesetting

@Suite struct ShapingRunsTests {
  private func lengths(_ text: String) -> [Int] {
    ShapingRuns.split(Array(text.unicodeScalars)).map(\.count)
  }

  @Test func shortTextIsOneRun() {
    #expect(lengths("a short line") == [12])
    #expect(lengths("") == [])
  }

  @Test func cutsAfterASpace() {
    let text = String(repeating: "a", count: 4000) + " " + String(repeating: "b", count: 4000)
    #expect(lengths(text) == [4001, 4000])
  }

  @Test func cutsALongWordWhereItMust() {
    #expect(lengths(String(repeating: "a", count: 5000)) == [4096, 904])
  }

  @Test func aCutAtASpaceChangesNothing() throws {
    let font = try FontBook().font(TextStyle(size: 10, tracking: .points(0)))
    let word = ShapedText("To ", font: font).advance
    let text = ShapedText(String(repeating: "To ", count: 3000), font: font)
    #expect(abs(text.advance - 3000 * word) < 1e-6)
    #expect(text.glyphs.map(\.scalars.lowerBound) == Array(0..<9000))
  }
}
