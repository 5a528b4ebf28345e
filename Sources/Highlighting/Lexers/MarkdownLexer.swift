import DirectiveParsing

/// A lexer for Markdown with front matter and directives. Code in fences is highlighted in its own language.
enum MarkdownLexer {
  static func lex(_ cursor: inout CodeCursor) {
    frontMatter(&cursor)
    while !cursor.isAtEnd {
      line(&cursor)
      cursor.advance()
    }
  }

  private static func frontMatter(_ cursor: inout CodeCursor) {
    guard cursor.position == 0, cursor.starts(with: "---\n") else { return }
    YAMLLexer.line(&cursor)
    cursor.advance()
    while !cursor.isAtEnd {
      let isLast = cursor.starts(with: "---")
      YAMLLexer.line(&cursor)
      cursor.advance()
      if isLast { return }
    }
  }

  private static func line(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.skip { $0.isBlank || $0 == UInt8(ascii: ">") }
    switch cursor.byte {
    case UInt8(ascii: "#"):
      cursor.skipToLineEnd()
      cursor.add(.tag, from: start)
    case UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      if !fence(&cursor) { inline(&cursor) }
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      if cursor.peek().isBlank {
        let marker = cursor.position
        cursor.advance()
        cursor.add(.keyword, from: marker)
      }
      inline(&cursor)
    default: inline(&cursor)
    }
  }

  // MARK: Fences

  /// Reads a fence and its content, up to the closing line; false if none starts here.
  private static func fence(_ cursor: inout CodeCursor) -> Bool {
    let start = cursor.position
    let mark = cursor.byte
    cursor.skip { $0 == mark }
    let count = cursor.position - start
    guard count >= 3 else {
      cursor.position = start
      return false
    }
    cursor.add(.keyword, from: start)
    let info = cursor.position
    cursor.skipToLineEnd()
    let words = cursor.bytes.trimmed(info..<cursor.position)
    if let name = DirectiveSyntax.nameRange(cursor.bytes, words) {
      cursor.add(.function, (name.lowerBound - 1)..<(name.upperBound + 1))
      cursor.add(.string, cursor.bytes.trimmed((name.upperBound + 1)..<words.upperBound))
      directiveOptions(&cursor)
      // Bodies of colon fences, and captions, are Markdown, so their lines are read next.
      return true
    }
    cursor.add(.type, words)
    if mark != UInt8(ascii: ":"), !words.isEmpty { body(mark, count, cursor.text(words), &cursor) }
    return true
  }

  private static func directiveOptions(_ cursor: inout CodeCursor) {
    while cursor.byte == 0x0A, cursor.peek() == UInt8(ascii: ":"), cursor.peek(2).isLetter {
      cursor.advance()
      let start = cursor.position
      cursor.advance()
      cursor.skip { $0 != UInt8(ascii: ":") && $0 != 0x0A }
      if cursor.byte == UInt8(ascii: ":") { cursor.advance() }
      cursor.add(.variable, from: start)
      cursor.skipToLineEnd()
    }
  }

  /// Reads code up to the closing line, which `line` reads.
  private static func body(_ mark: UInt8, _ count: Int, _ info: String, _ cursor: inout CodeCursor) {
    cursor.advance()
    let start = cursor.position
    while !cursor.isAtEnd, !isClosing(mark, count, cursor) {
      cursor.skipToLineEnd()
      cursor.advance()
    }
    let language = info.split(separator: " ").first.map(String.init) ?? ""
    // Markdown inside Markdown would recurse without end.
    if !["md", "markdown", "myst"].contains(language) {
      Highlighter.lex(start..<cursor.position, language: language, in: &cursor)
    }
    let closing = cursor.position
    cursor.skip { $0 == mark }
    cursor.add(.keyword, from: closing)
    cursor.skipToLineEnd()
  }

  private static func isClosing(_ mark: UInt8, _ count: Int, _ cursor: CodeCursor) -> Bool {
    (0..<count).allSatisfy { cursor.peek($0) == mark }
  }

  // MARK: Inside a line

  private static func inline(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd, cursor.byte != 0x0A {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\\"): cursor.advance(2)
      case UInt8(ascii: "`"):
        cursor.advance()
        cursor.skip { $0 != UInt8(ascii: "`") && $0 != 0x0A }
        if cursor.byte == UInt8(ascii: "`") { cursor.advance() }
        cursor.add(.string, from: start)
      case UInt8(ascii: "]") where cursor.peek() == UInt8(ascii: "("):
        cursor.advance(2)
        let url = cursor.position
        cursor.skip { $0 != UInt8(ascii: ")") && $0 != 0x0A }
        cursor.add(.string, from: url)
      case UInt8(ascii: "*"):
        cursor.skip { $0 == UInt8(ascii: "*") }
        cursor.add(.keyword, from: start)
      case UInt8(ascii: "<") where cursor.peek().isLetter || cursor.peek() == UInt8(ascii: "/"):
        cursor.skip { $0 != UInt8(ascii: ">") && $0 != 0x0A }
        if cursor.byte == UInt8(ascii: ">") { cursor.advance() }
        cursor.add(.tag, from: start)
      default: cursor.advance()
      }
    }
  }
}
