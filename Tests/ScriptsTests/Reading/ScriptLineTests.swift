import Diagnostics
import DirectiveParsing
import TestSupport
import Testing

@testable import Scripts

struct ScriptLineTests {
  /// All words of a line, its verb first.
  private func words(of line: Located<String>?) -> [Located<String>] {
    guard let located = line, var line = ScriptLine(located, DiagnosticCollector()) else { return [] }
    var words = [line.verb]
    while let word = line.next() { words.append(word) }
    return words
  }

  @Test func wordsKnowTheirPlaces() {
    let input = MarkedText("  1️⃣tap \t2️⃣\"My photos\" 3️⃣now\r")
    let words = words(of: BodyLines(SourceText(input.file)).head.first)
    #expect(words.map(\.value) == ["tap", "\"My photos\"", "now"])
    #expect(words.map { input.mark($0.range) } == ["1", "2", "3"])
  }

  @Test func anOpenQuoteEndsWithItsWord() {
    let file = SourceFile(path: "page.md", text: "tap \"My photos")
    #expect(words(of: BodyLines(SourceText(file)).head.first).map(\.value) == ["tap", "\"My", "photos"])
  }

  @Test func wordsOfProducedLinesStandWhereTheLineDoes() {
    let file = SourceFile(path: "page.md", text: "{{ step }}")
    let words = words(of: Located("swipe left 240pt", at: SourceRange(file, 0..<10)))
    #expect(words.map(\.range.bytes) == [0..<10, 0..<10, 0..<10])
  }

  @Test func blankLinesAreNone() {
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    #expect(ScriptLine(Located(" \t", at: place), DiagnosticCollector()) == nil)
  }
}
