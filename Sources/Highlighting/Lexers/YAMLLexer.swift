import Text

/// A lexer for YAML, line by line: keys, scalars, comments.
enum YAMLLexer {
  static func lex(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      line(&cursor)
      cursor.advance()
    }
  }

  /// Reads a line, without its ending.
  static func line(_ cursor: inout CodeCursor) {
    cursor.skip { $0.isBlank }
    if cursor.starts(with: "---") || cursor.starts(with: "...") {
      let start = cursor.position
      cursor.advance(3)
      if cursor.byte.isSpace || cursor.isAtEnd { cursor.add(.comment, from: start) }
    }
    while cursor.byte == UInt8(ascii: "-"), cursor.peek().isSpace {
      cursor.advance()
      cursor.skip { $0.isBlank }
    }
    key(&cursor)
    while !cursor.isAtEnd, cursor.byte != 0x0A { value(&cursor) }
  }

  /// Reads plain or quoted text up to a colon that ends a key. The cursor stays if there is none.
  private static func key(_ cursor: inout CodeCursor) {
    let start = cursor.position
    if isQuote(cursor.byte) {
      cursor.skipString()
    } else {
      cursor.skip { !$0.isLineEnd && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "#") && !isFlow($0) }
    }
    let isKey =
      cursor.byte == UInt8(ascii: ":") && (cursor.peek().isSpace || cursor.position + 1 >= cursor.end)
    if isKey {
      cursor.add(.variable, from: start)
      cursor.advance()
    } else {
      cursor.position = start
    }
  }

  private static func value(_ cursor: inout CodeCursor) {
    let start = cursor.position
    switch cursor.byte {
    case let byte where isQuote(byte):
      cursor.skipString()
      cursor.add(.string, from: start)
    case UInt8(ascii: "#") where start == 0 || cursor.bytes[start - 1].isSpace:
      cursor.skipToLineEnd()
      cursor.add(.comment, from: start)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      cursor.advance()
      cursor.skip { !$0.isSpace && !isFlow($0) }
      cursor.add(.attribute, from: start)
    case let byte where byte.isBlank || byte == 0x0D || isFlow(byte): cursor.advance()
    default: plain(&cursor)
    }
  }

  private static func plain(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.skip { !$0.isSpace && !isFlow($0) }
    if cursor.position == start { cursor.advance() }
    let word = cursor.bytes[start..<cursor.position]
    if word.last == UInt8(ascii: ":") {
      cursor.add(.variable, start..<(cursor.position - 1))
    } else if DecimalNumber.isNumber(word) {
      cursor.add(.number, from: start)
    } else if ["true", "false", "null", "~"].contains(cursor.text(start..<cursor.position)) {
      cursor.add(.keyword, from: start)
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isFlow(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): true
    default: false
    }
  }
}
