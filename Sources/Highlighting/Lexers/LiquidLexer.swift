/// A lexer for Liquid in HTML.
enum LiquidLexer {
  static func lex(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      if cursor.starts(with: "{{") || cursor.starts(with: "{%") {
        markup(&cursor)
      } else {
        html(&cursor)
      }
    }
  }

  /// Reads HTML up to the next Liquid. After Liquid in an attribute, the rest of the tag is read as text.
  private static func html(_ cursor: inout CodeCursor) {
    let start = cursor.position
    while !cursor.isAtEnd, !cursor.starts(with: "{{"), !cursor.starts(with: "{%") { cursor.advance() }
    Highlighter.lex(start..<cursor.position, language: "html", in: &cursor)
  }

  private static func markup(_ cursor: inout CodeCursor) {
    let isTag = cursor.peek() == UInt8(ascii: "%")
    delimiter(2, &cursor)
    if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
    cursor.skip { $0.isSpace }
    var isFirst = isTag
    var isFilter = false
    while !cursor.isAtEnd, !cursor.starts(with: "%}"), !cursor.starts(with: "}}") {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skipString(spansLines: true)
        cursor.add(.string, from: start)
      case UInt8(ascii: "|"):
        cursor.advance()
        isFilter = true
      case let byte where byte.isDigit:
        cursor.skipNumber()
        cursor.add(.number, from: start)
      case let byte where byte.isWord:
        cursor.skip { $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        let isKeyword = isFirst || keywords.contains(cursor.text(start..<cursor.position))
        cursor.add(isKeyword ? .keyword : isFilter ? .function : .variable, from: start)
        isFirst = false
        isFilter = false
      default: cursor.advance()
      }
    }
    delimiter(2, &cursor)
  }

  private static func delimiter(_ length: Int, _ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.advance(length)
    cursor.add(.preprocessor, from: start)
  }

  private static let keywords: Set<String> = [
    "and", "or", "in", "contains", "true", "false", "nil", "null", "empty", "blank", "with", "as", "limit",
    "offset",
    "reversed",
  ]
}
