import Testing

@testable import Diagnostics

struct DiagnosticFormatterTests {
  private func format(
    _ text: String, _ range: Range<Int>, _ change: (inout Diagnostic) -> Void = { _ in }
  ) -> String {
    let file = SourceFile(path: "a.md", text: text)
    var diagnostic = Diagnostic.error("x.y", "wrong", at: SourceRange(file, range))
    change(&diagnostic)
    return DiagnosticFormatter().format(diagnostic)
  }

  /// The two lines of an excerpt.
  private func excerpt(_ text: String, _ range: Range<Int>) -> [Substring] {
    Array(format(text, range).split(separator: "\n").dropFirst())
  }

  @Test func everythingHasItsLine() {
    let other = SourceFile(path: "b.md", text: "\n\n")
    let text = format("one\n:fold: 3\n", 5..<9) {
      $0.explanation = "because"
      $0.allowed = ["folds", "from"]
      $0.fix = "did you mean “folds”?"
      $0.notes = [.init("here too", at: SourceRange(other, 1..<1)), .init("and that")]
    }
    #expect(
      text == """
        a.md:2:2: error: wrong [x.y]
            2 | :fold: 3
              |  ^~~~
              = because
              = allowed: folds, from
              = fix: did you mean “folds”?
              = note: here too (b.md:2:1)
              = note: and that

        """)
  }

  @Test func withoutAPlaceThereIsNoExcerpt() {
    let diagnostic = Diagnostic.warning("x.y", "full", at: nil, fix: "make room")
    #expect(DiagnosticFormatter().format(diagnostic) == "warning: full [x.y]\n    = fix: make room\n")
  }

  @Test func theCaretStandsBelowWhatIsMarked() {
    #expect(excerpt("aöb cd\n", 5..<7) == ["    1 | aöb cd", "      |     ^~"])
    #expect(excerpt("äöü\n", 2..<4) == ["    1 | äöü", "      |  ^"])
    #expect(excerpt("ab\n", 2..<2) == ["    1 | ab", "      |   ^"])
  }

  /// Each text with the place of its `x`, and the columns before it on a terminal.
  @Test(arguments: [
    ("日本語x", 4, 6), ("ｆｕｌｌx", 5, 8), ("한국x", 3, 4), ("\u{1112}\u{1161}\u{11AB}x", 2, 2), ("e\u{301}x", 2, 1),
    ("👍x", 2, 2), ("👍🏽x", 2, 2), ("👩‍👩‍👧x", 2, 2), ("🇩🇪x", 2, 2), ("❤\u{FE0F}x", 2, 2), ("❤x", 2, 1), ("1x", 2, 1),
    ("1\u{FE0F}\u{20E3}x", 2, 2), ("…–“äx", 5, 4), ("ｱx", 2, 1), ("\u{200B}x", 2, 0), ("क्षx", 2, 2),
  ])
  func theCaretStandsBelowWhatIsMarkedInAllScripts(_ text: String, _ column: Int, _ columns: Int) {
    let offset = text.utf8.count - 1
    #expect(
      excerpt(text + text, offset..<offset + 1)[1] == "      | \(String(repeating: " ", count: columns))^")
    #expect(format(text, offset..<offset + 1).hasPrefix("a.md:1:\(column): "))
    let marked = excerpt(text, 0..<offset)[1].drop { $0 != "^" }
    #expect(marked.count == max(columns, 1))
  }

  @Test func aLongLineIsNotCutInsideACharacter() {
    let text = String(repeating: "日", count: 400)
    let lines = excerpt("a" + text + "X" + text, 1201..<1202)
    #expect(!lines[0].contains("\u{FFFD}"))
  }

  @Test func whatGoesOverTheLineIsMarkedToItsEnd() {
    #expect(excerpt("abc\ndef\n", 1..<6) == ["    1 | abc", "      |  ^~"])
    #expect(excerpt("abc\r\ndef\n", 1..<7) == ["    1 | abc", "      |  ^~"])
  }

  @Test func aTabIsShownWhereItIsMeant() {
    #expect(excerpt("\tabc\n", 0..<1) == ["    1 | →abc", "      | ^"])
    #expect(excerpt("\ta\tbc\n", 3..<5) == ["    1 |  a bc", "      |    ^~"])
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let lines = excerpt(
      String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500), 500..<501)
    #expect(lines[0].count == 168)
    let column = lines[1].firstIndex(of: "^").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
    #expect(column.map { lines[0][lines[0].index(lines[0].startIndex, offsetBy: $0)] } == "X")
  }

  @Test func aWideNumberMovesTheGutter() {
    let text = String(repeating: "\n", count: 99_999) + "x\n"
    #expect(excerpt(text, 99_999..<100_000) == [" 100000 | x", "        | ^"])
  }

  @Test func nothingSpeaksToTheTerminal() {
    let text = format("a\u{1B}[31mb\u{202E}c\n", 0..<1) {
      $0.summary = "bad \u{1B}]0;x\u{7}"
      $0.fix = "write \u{9B}2J"
    }
    #expect(!text.unicodeScalars.contains { [0x1B, 0x07, 0x9B, 0x202E].contains($0.value) })
    #expect(text.contains("a\u{FFFD}[31mb\u{FFFD}c"))
  }

  @Test func coloursTellSeverities() {
    let file = SourceFile(path: "a.md", text: "x\n")
    let text = DiagnosticFormatter(usesColor: true).format(
      .warning("x.y", "odd", at: SourceRange(file, 0..<1)))
    #expect(text.contains("\u{1B}[1;33mwarning: \u{1B}[0m"))
  }
}
