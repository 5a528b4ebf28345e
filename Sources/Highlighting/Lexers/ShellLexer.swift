/// A lexer for shell commands, and for sessions with the prompt `$ `.
enum ShellLexer {
  static func lex(_ cursor: inout CodeCursor) { lex(&cursor, isContinued: false) }

  /// - Parameter isContinued: whether the text continues a command.
  static func lex(_ cursor: inout CodeCursor, isContinued: Bool) {
    /// Whether the next word is a command.
    var expectsCommand = !isContinued
    prompt(&cursor)
    while !cursor.isAtEnd {
      let start = cursor.position
      switch cursor.byte {
      case 0x0A:
        cursor.advance()
        expectsCommand = true
        prompt(&cursor)
      case UInt8(ascii: "#") where start == 0 || cursor.bytes[start - 1].isSpace:
        cursor.skipToLineEnd()
        cursor.add(.comment, from: start)
      case UInt8(ascii: "\""):
        cursor.skipString(spansLines: true)
        cursor.add(.string, from: start)
      case UInt8(ascii: "'"):
        cursor.advance()
        cursor.skip(past: "'")
        cursor.add(.string, from: start)
      case UInt8(ascii: "\\"): cursor.advance(2)
      case UInt8(ascii: "$"): variable(&cursor)
      case UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: ";"), UInt8(ascii: "("):
        cursor.advance()
        expectsCommand = true
      case let byte where isWordByte(byte): word(&cursor, &expectsCommand)
      default: cursor.advance()
      }
    }
  }

  /// Reads `$ ` or `% ` at the start of a line.
  private static func prompt(_ cursor: inout CodeCursor) {
    let start = cursor.position
    guard cursor.byte == UInt8(ascii: "$") || cursor.byte == UInt8(ascii: "%"), cursor.peek() == 0x20 else {
      return
    }
    cursor.advance()
    cursor.add(.comment, from: start)
  }

  private static func variable(_ cursor: inout CodeCursor) {
    let start = cursor.position
    cursor.advance()
    if cursor.byte == UInt8(ascii: "{") {
      cursor.skip { $0 != UInt8(ascii: "}") && $0 != 0x0A }
      cursor.advance()
    } else if cursor.byte.isWord {
      cursor.skip { $0.isWord }
    } else if cursor.byte != UInt8(ascii: "("), !cursor.byte.isSpace {
      cursor.advance()
    }
    if cursor.position > start + 1 { cursor.add(.variable, from: start) }
  }

  private static func word(_ cursor: inout CodeCursor, _ expectsCommand: inout Bool) {
    let start = cursor.position
    cursor.skip(while: isWordByte)
    let text = cursor.text(start..<cursor.position)
    if expectsCommand, cursor.byte == UInt8(ascii: "="), !text.isEmpty {
      cursor.add(.variable, from: start)
      cursor.advance()
      cursor.skip(while: isWordByte)
    } else if keywords.contains(text), expectsCommand {
      cursor.add(.keyword, from: start)
    } else if text.hasPrefix("-") {
      cursor.add(.attribute, from: start)
      expectsCommand = false
    } else if expectsCommand {
      cursor.add(.function, from: start)
      expectsCommand = false
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: ","):
      true
    default: byte.isWord || byte >= 0x80
    }
  }

  private static let keywords: Set<String> = [
    "if", "then", "else", "elif", "fi", "for", "while", "until", "do", "done", "case", "esac", "function",
    "in",
    "return", "export", "local", "set", "exit", "sudo", "time",
  ]
}
