/// A lexer for languages with C's comments, strings and braces. A grammar describes their differences.
struct CFamilyLexer {
  struct Grammar: Sendable {
    var keywords: Set<String>
    /// Type names that do not start with a capital.
    var types: Set<String> = []
    /// The meaning of `#`: a line of the preprocessor, or a word of the language.
    var hash = Hash.none
    /// The meaning of `@`: keywords and literals in Objective-C, attributes in Swift.
    var at = At.none
    var nestsComments = false
    var hasTripleQuotes = false
    var hasBacktickStrings = false
    /// Whether `moveTo:` names a method, as in Objective-C.
    var namesBeforeColonAreMethods = false

    enum Hash { case none, line, word }
    enum At { case none, keyword, attribute }
  }

  private let grammar: Grammar

  init(_ grammar: Grammar) {
    self.grammar = grammar
  }

  func lex(_ cursor: inout CodeCursor) {
    while !cursor.isAtEnd {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "/"): comment(&cursor)
      case UInt8(ascii: "\""): string(&cursor)
      case UInt8(ascii: "'"):
        cursor.skipString()
        cursor.add(.string, from: start)
      case UInt8(ascii: "`"):
        cursor.skipString(spansLines: grammar.hasBacktickStrings)
        if grammar.hasBacktickStrings { cursor.add(.string, from: start) }
      case UInt8(ascii: "#"): hash(&cursor)
      case UInt8(ascii: "@"): at(&cursor)
      case let byte where byte.isDigit:
        cursor.skipNumber()
        cursor.add(.number, from: start)
      case let byte where byte.isWord || byte >= 0x80: word(&cursor)
      default: cursor.advance()
      }
    }
  }

  private func comment(_ cursor: inout CodeCursor) {
    let start = cursor.position
    if cursor.peek() == UInt8(ascii: "/") {
      cursor.skipToLineEnd()
      cursor.add(.comment, from: start)
    } else if cursor.peek() == UInt8(ascii: "*") {
      blockComment(&cursor)
      cursor.add(.comment, from: start)
    } else {
      cursor.advance()
    }
  }

  private func blockComment(_ cursor: inout CodeCursor) {
    var depth = 0
    while !cursor.isAtEnd {
      if cursor.starts(with: "*/") {
        cursor.advance(2)
        depth -= 1
        if depth == 0 || !grammar.nestsComments { return }
      } else if cursor.starts(with: "/*") {
        cursor.advance(2)
        depth += 1
      } else {
        cursor.advance()
      }
    }
  }

  private func string(_ cursor: inout CodeCursor) {
    let start = cursor.position
    if grammar.hasTripleQuotes, cursor.starts(with: "\"\"\"") {
      cursor.advance(3)
      cursor.skip(past: "\"\"\"")
    } else {
      cursor.skipString()
    }
    cursor.add(.string, from: start)
  }

  private func hash(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.advance()
    switch grammar.hash {
    case .none: break
    case .line:
      cursor.skip { $0.isBlank }
      cursor.skip { $0.isWord }
      cursor.add(.preprocessor, from: start)
    case .word:
      cursor.skip { $0.isWord }
      cursor.add(.keyword, from: start)
    }
  }

  private func at(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.advance()
    if cursor.byte == UInt8(ascii: "\""), grammar.at == .keyword {
      cursor.skipString()
      cursor.add(.string, from: start)
    } else if cursor.byte.isLetter {
      cursor.skip { $0.isWord }
      if grammar.at != .none { cursor.add(grammar.at == .keyword ? .keyword : .attribute, from: start) }
    }
  }

  private func word(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.skip { $0.isWord || $0 >= 0x80 }
    let text = cursor.text(start..<cursor.position)
    if grammar.keywords.contains(text) {
      cursor.add(.keyword, from: start)
    } else if grammar.types.contains(text) {
      cursor.add(.type, from: start)
    } else if isMethodName(cursor) {
      cursor.add(.function, from: start)
    } else if cursor.bytes[start] &- 65 < 26 {
      cursor.add(.type, from: start)
    } else if cursor.byte == UInt8(ascii: "(") {
      cursor.add(.function, from: start)
    }
  }

  private func isMethodName(_ cursor: CodeCursor) -> Bool {
    grammar.namesBeforeColonAreMethods && cursor.byte == UInt8(ascii: ":")
      && cursor.peek() != UInt8(ascii: ":")
  }
}
