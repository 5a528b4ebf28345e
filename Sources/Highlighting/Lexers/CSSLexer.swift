/// A lexer for CSS: selectors outside braces, declarations inside.
enum CSSLexer {
  static func lex(_ cursor: inout CodeCursor) {
    /// Whether the next word is the name of a property.
    var expectsProperty = false
    while !cursor.isAtEnd {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "/") where cursor.peek() == UInt8(ascii: "*"):
        cursor.advance(2)
        cursor.skip(past: "*/")
        cursor.add(.comment, from: start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skipString()
        cursor.add(.string, from: start)
      case UInt8(ascii: "@"):
        skipName(&cursor)
        cursor.add(.keyword, from: start)
      case UInt8(ascii: "{"), UInt8(ascii: ";"):
        cursor.advance()
        expectsProperty = true
      case UInt8(ascii: "}"):
        cursor.advance()
        expectsProperty = false
      case UInt8(ascii: "#"): hash(&cursor)
      case UInt8(ascii: ".") where !cursor.peek().isDigit:
        skipName(&cursor)
        cursor.add(.type, from: start)
      case let byte where byte.isDigit || byte == UInt8(ascii: "."): number(&cursor)
      case let byte where isNameByte(byte): name(&cursor, &expectsProperty)
      default: cursor.advance()
      }
    }
  }

  private static func hash(_ cursor: inout CodeCursor) {
    let start = cursor.position
    skipName(&cursor)
    let isColor = cursor.bytes[(start + 1)..<cursor.position].allSatisfy { $0.isHexDigit }
    cursor.add(isColor ? .number : .type, from: start)
  }

  private static func number(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.skip { $0.isDigit || $0 == UInt8(ascii: ".") }
    cursor.skip { $0.isLetter || $0 == UInt8(ascii: "%") }
    cursor.add(.number, from: start)
  }

  private static func name(_ cursor: inout CodeCursor, _ expectsProperty: inout Bool) {
    let start = cursor.position
    cursor.skip(while: isNameByte)
    if cursor.starts(with: "(") {
      cursor.add(.function, from: start)
    } else if expectsProperty, cursor.byte == UInt8(ascii: ":"), cursor.peek() != UInt8(ascii: ":") {
      cursor.add(.variable, from: start)
      expectsProperty = false
    } else if cursor.text(start..<cursor.position).hasPrefix("--") {
      cursor.add(.variable, from: start)
    }
  }

  private static func skipName(_ cursor: inout CodeCursor) {
    cursor.advance()
    cursor.skip(while: isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}
