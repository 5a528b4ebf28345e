/// A lexer for JSON, with the comments some tools allow.
enum JSONLexer {
  static func lex(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\""):
        cursor.skipString()
        let string = start..<cursor.position
        cursor.skip { $0.isSpace }
        cursor.add(cursor.byte == UInt8(ascii: ":") ? .variable : .string, string)
      case let byte where byte.isDigit || (byte == UInt8(ascii: "-") && cursor.peek().isDigit):
        number(&cursor)
        cursor.add(.number, from: start)
      case UInt8(ascii: "/") where cursor.peek() == UInt8(ascii: "/"):
        cursor.skipToLineEnd()
        cursor.add(.comment, from: start)
      case let byte where byte.isLetter:
        cursor.skip { $0.isWord }
        if ["true", "false", "null"].contains(cursor.text(start..<cursor.position)) {
          cursor.add(.keyword, from: start)
        }
      default: cursor.advance()
      }
    }
  }

  private static func number(_ cursor: inout CodeCursor) {
    cursor.skip { byte in
      byte.isDigit || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+")
    }
  }
}
