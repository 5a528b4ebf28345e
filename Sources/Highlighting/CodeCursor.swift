import Text

/// A position in code that moves forward only, and the tokens found before it.
struct CodeCursor {
  let bytes: [UInt8]
  private(set) var tokens: [HighlightToken] = []
  var position = 0
  /// The end of the code, or of the embedded language that is being read.
  private(set) var end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  var isAtEnd: Bool { position >= end }
  /// The byte at the cursor; 0 at the end.
  var byte: UInt8 { position < end ? bytes[position] : 0 }
  /// The byte `distance` after the cursor; 0 beyond the end.
  func peek(_ distance: Int = 1) -> UInt8 { position + distance < end ? bytes[position + distance] : 0 }

  func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func advance(_ count: Int = 1) { position = min(position + count, end) }

  mutating func skip(while predicate: (UInt8) -> Bool) {
    while position < end, predicate(bytes[position]) { position += 1 }
  }

  /// Moves past the next `text`, or to the end if there is none.
  mutating func skip(past text: StaticString) {
    while position < end, !starts(with: text) { position += 1 }
    advance(text.utf8CodeUnitCount)
  }

  mutating func skipToLineEnd() { skip { $0 != 0x0A } }

  /// Moves past a quoted string that starts here. Without `spansLines` an open one ends with its line.
  mutating func skipString(spansLines: Bool = false) {
    let quote = byte
    advance()
    while !isAtEnd, byte != quote {
      if byte == 0x0A, !spansLines { return }
      advance(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    advance()
  }

  /// Moves past a number: digits, letters and points, in any base and with any suffix.
  mutating func skipNumber() {
    skip { $0.isWord }
    if byte == UInt8(ascii: "."), peek().isDigit {
      advance()
      skip { $0.isWord }
    }
  }

  /// Makes a token of everything from `start` to the cursor.
  mutating func add(_ kind: HighlightToken.Kind, from start: Int) {
    if position > start { tokens.append(HighlightToken(start..<position, kind)) }
  }

  /// Makes a token of an earlier range; it must not start before the last token ended.
  mutating func add(_ kind: HighlightToken.Kind, _ range: Range<Int>) {
    if !range.isEmpty { tokens.append(HighlightToken(range, kind)) }
  }

  /// Runs `body` on a part of the code, and continues after it.
  mutating func withRange(_ range: Range<Int>, _ body: (inout CodeCursor) -> Void) {
    let outerEnd = end
    position = range.lowerBound
    end = min(range.upperBound, outerEnd)
    body(&self)
    end = outerEnd
    position = range.upperBound
  }
}
