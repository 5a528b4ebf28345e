import Testing

@testable import Text

@Suite struct LinesTests {
  /// The lines of a text, with their endings.
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\nb", ["a\n", "b"]), ("a\r\nb\r\n", ["a\r\n", "b\r\n"]),
    ("a\rb\r", ["a\r", "b\r"]), ("\n\r\r\n\n", ["\n", "\r", "\r\n", "\n"]), ("\r", ["\r"]),
  ])
  func linesEndAsInCommonMark(text: String, lines: [String]) {
    let bytes = Array(text.utf8)
    #expect(bytes.lines.map { String(decoding: bytes[$0.whole], as: UTF8.self) } == lines)
    #expect(bytes.lines.allSatisfy { !bytes[$0.content].contains(where: \.isLineEnd) })
    let ends = bytes.lines.filter { $0.content.upperBound < $0.next }.map(\.next)
    #expect(bytes.lineStarts == [0] + ends)
    for line in bytes.lines {
      for offset in line.content {
        #expect(bytes.lineStart(before: offset)..<bytes.lineEnd(from: offset) == line.content)
      }
    }
  }

  @Test func aPartOfATextEndsItsLastLine() {
    let bytes = Array("ab\ncd\r\n".utf8)
    #expect(bytes[..<4].line(at: 3)?.next == 4)
    #expect(bytes[..<6].line(at: 3)?.next == 6)
    #expect(bytes[..<3].line(at: 3) == nil)
    #expect(bytes.lines(from: 3).map(\.content) == [3..<5])
    #expect(bytes.lineStart(before: 99) == 7)
  }
}
