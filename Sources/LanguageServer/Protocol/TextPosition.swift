import Diagnostics
import JSON
import Text

/// A place in a text, as the protocol gives it.
struct TextPosition: Hashable, Comparable {
  /// From 0.
  var line: Int
  /// From 0, in UTF-16 units.
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// - Returns: nil if the value isn't a position.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else { return nil }
    (self.line, self.character) = (max(line, 0), max(character, 0))
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }

  static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// Converts between byte offsets in a text and positions, in UTF-16, which all editors can count in.
struct TextPositions {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.lineStarts
  }

  /// The offset of a position. A position past the end of its line or of the text counts as that end.
  func offset(of position: TextPosition) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let start = lineStarts[position.line]
    let end = bytes.lineEnd(from: start)
    var (offset, units) = (start, 0)
    while offset < end {
      units += Self.units(bytes[offset])
      guard units <= position.character else { break }
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(lineStarts.partitioningIndex { $0 > offset } - 1, 0)
    let character = bytes[lineStarts[line]..<offset].reduce(0) { $0 + Self.units($1) }
    return TextPosition(line: line, character: character)
  }

  func json(_ range: Range<Int>) -> JSONValue {
    ["start": position(of: range.lowerBound).json, "end": position(of: range.upperBound).json]
  }

  /// The UTF-16 units of the character that starts with a byte; 0 for other bytes.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
