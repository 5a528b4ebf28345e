import Diagnostics
import Testing

@testable import DirectiveParsing

struct BodyLinesTests {
  private func read(_ text: String) -> (head: [String], tail: String) {
    let body = BodyLines(SourceText(SourceFile(path: "page.md", text: text)))
    return (body.head.map(\.value), String(decoding: body.tail.bytes, as: UTF8.self))
  }

  @Test(arguments: [
    ("a\nb\n\nThe caption.\n\nMore.", ["a", "b"], "The caption.\n\nMore."),
    ("a\r\nb\r\n\r\nThe caption.", ["a", "b"], "The caption."),
    ("a\rb\r \t\rThe caption.", ["a", "b"], "The caption."),
    ("\n \na\n", ["a"], ""), ("a", ["a"], ""), ("", [], ""), ("\n\n", [], ""),
  ])
  func theFirstBlankLineEndsTheData(text: String, head: [String], tail: String) {
    let read = read(text)
    #expect(read.head == head)
    #expect(read.tail == tail)
  }

  @Test func linesKnowTheirPlaces() {
    let body = BodyLines(SourceText(SourceFile(path: "page.md", text: "\n one\ntwo\n\nrest")))
    #expect(body.head.map(\.range.bytes) == [1..<5, 6..<9])
  }
}
