import JSON
import Testing

@testable import LanguageServer

@Suite struct DocumentTests {
  @Test(arguments: ["", "a", "aé😀b\n\r\nx😀\ry", "\n", "😀😀\n😀", "last line without end"])
  func `each character's place has a position, and back`(text: String) {
    let positions = TextPositions(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      // Between the two bytes of one line ending there is no place.
      if scalar != "\n" || offset == 0 || positions.bytes[offset - 1] != 0x0D {
        #expect(positions.offset(of: positions.position(of: offset)) == offset)
      }
      offset += String(scalar).utf8.count
    }
    #expect(positions.offset(of: positions.position(of: offset)) == offset)
  }

  @Test func `columns are UTF-16 units`() {
    let positions = TextPositions(Array("x\né😀b".utf8))
    #expect(positions.position(of: 8) == TextPosition(line: 1, character: 3))
    #expect(positions.offset(of: TextPosition(line: 1, character: 3)) == 8)
    // Inside a pair, and past the ends.
    #expect(positions.offset(of: TextPosition(line: 1, character: 2)) == 4)
    #expect(positions.offset(of: TextPosition(line: 1, character: 99)) == 9)
    #expect(positions.offset(of: TextPosition(line: 9, character: 0)) == 9)
    #expect(positions.offset(of: TextPosition(line: 0, character: 9)) == 1)
  }

  private static func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSONValue {
    [
      "range": [
        "start": TextPosition(line: start.0, character: start.1).json,
        "end": TextPosition(line: end.0, character: end.1).json,
      ], "text": .string(text),
    ]
  }

  @Test func `changes apply in their order`() {
    var document = Document(address: "file:///a.md", path: "a.md", version: 1, text: "one\ntwo 😀\n")
    document.apply(
      [
        Self.change((1, 4), (1, 6), "x"), Self.change((0, 0), (1, 0), ""), Self.change((1, 0), (1, 0), "end"),
      ], version: 2)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "two x\nend")
    #expect(document.version == 2)
    document.apply([["text": "all"]], version: 3)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "all")
  }

  @Test func `senseless changes don't harm`() {
    var document = Document(address: "file:///a.md", path: "a.md", version: 1, text: "abc")
    document.apply(
      [
        Self.change((5, 5), (0, 1), "x"), ["range": ["start": 3], "text": "whole"], [:], ["text": 4], .null,
        Self.change((-1, -4), (0, 2), "y"),
      ], version: 2)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "yole")
  }

  @Test(arguments: [
    ("file:///a/b%20c.md", "/a/b c.md"), ("file://localhost/x", "/x"), ("FILE:///x", "/x"),
    ("file:///%C3%A9", "/é"),
    ("file:///c%3A/x", "/c:/x"),
  ])
  func `addresses name paths`(address: String, path: String) { #expect(FileAddress.path(address) == path) }

  @Test(arguments: ["untitled:1", "https://a/b", "file://server/share", "file://", ""])
  func `other addresses name none`(address: String) { #expect(FileAddress.path(address) == nil) }
}
