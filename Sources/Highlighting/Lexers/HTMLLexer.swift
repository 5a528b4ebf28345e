/// A lexer for HTML and XML, with the style sheets and scripts inside.
enum HTMLLexer {
  static func lex(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd { element(&cursor) }
  }

  /// Reads a tag, a comment, an entity, or a byte of text.
  static func element(_ cursor: inout CodeCursor) {
    let start = cursor.position
    switch cursor.byte {
    case UInt8(ascii: "<") where cursor.starts(with: "<!--"):
      cursor.skip(past: "-->")
      cursor.add(.comment, from: start)
    case UInt8(ascii: "<") where cursor.peek() == UInt8(ascii: "!") || cursor.peek() == UInt8(ascii: "?"):
      cursor.skip(past: ">")
      cursor.add(.preprocessor, from: start)
    case UInt8(ascii: "<") where cursor.peek().isLetter || cursor.peek() == UInt8(ascii: "/"): tag(&cursor)
    case UInt8(ascii: "&"):
      cursor.advance()
      cursor.skip { $0.isWord || $0 == UInt8(ascii: "#") }
      if cursor.byte == UInt8(ascii: ";") {
        cursor.advance()
        cursor.add(.number, from: start)
      }
    default: cursor.advance()
    }
  }

  private static func tag(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.advance(2)
    cursor.skip { $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    let name = cursor.text(start..<cursor.position).lowercased()
    cursor.add(.tag, from: start)
    while !cursor.isAtEnd, cursor.byte != UInt8(ascii: ">") { attribute(&cursor) }
    let end = cursor.position
    cursor.advance()
    cursor.add(.tag, from: end)
    if name == "<style" { embedded("css", until: "</style", &cursor) }
    if name == "<script" { embedded("javascript", until: "</script", &cursor) }
  }

  private static func attribute(_ cursor: inout CodeCursor) {
    let start = cursor.position
    switch cursor.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      cursor.skipString(spansLines: true)
      cursor.add(.string, from: start)
    case let byte where byte.isLetter || byte == UInt8(ascii: ":"):
      cursor.skip { $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
      cursor.add(.attribute, from: start)
    case UInt8(ascii: "="):
      cursor.advance()
      let value = cursor.position
      cursor.skip {
        !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
      }
      cursor.add(.string, from: value)
    default: cursor.advance()
    }
  }

  private static func embedded(_ language: String, until end: StaticString, _ cursor: inout CodeCursor) {
    let start = cursor.position
    while !cursor.isAtEnd, !cursor.starts(with: end) { cursor.advance() }
    Highlighter.lex(start..<cursor.position, language: language, in: &cursor)
  }
}
