import Text

/// A lexer for sessions in a terminal: commands after a prompt, and what they print.
///
/// A prompt is `$ ` or `% `, perhaps after `user@host:folder` or `(environment)`. A session without a prompt is commands.
enum ConsoleLexer {
  static func lex(_ cursor: inout CodeCursor) {
    var lines: [Range<Int>] = []
    var start = cursor.position
    while start < cursor.end {
      let end = min(cursor.bytes.lineEnd(from: start), cursor.end)
      lines.append(start..<end)
      start = end + 1
    }
    guard lines.contains(where: { prompt(of: $0, in: cursor.bytes) != nil }) else {
      ShellLexer.lex(&cursor)
      return
    }
    var isContinued = false
    for line in lines {
      let bytes = cursor.bytes
      let prompt = isContinued ? continuation(of: line, in: bytes) : Self.prompt(of: line, in: bytes)
      guard let prompt else {
        cursor.add(bytes[line].first == UInt8(ascii: "#") ? .comment : .output, line)
        continue
      }
      cursor.add(.prompt, line.lowerBound..<prompt)
      cursor.withRange(prompt..<line.upperBound) { ShellLexer.lex(&$0, isContinued: isContinued) }
      isContinued = bytes[line].last == UInt8(ascii: "\\")
    }
  }

  /// The end of a line's prompt, with the space after it.
  private static func prompt(of line: Range<Int>, in bytes: [UInt8]) -> Int? {
    let mark = bytes[line].firstIndex { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "%") }
    guard let mark, mark + 1 < line.upperBound, bytes[mark + 1] == 0x20 else { return nil }
    let before = bytes[line.lowerBound..<mark]
    let isPrompt =
      before.allSatisfy(\.isBlank) || before.first == UInt8(ascii: "(") && before.contains(UInt8(ascii: ")"))
      || before.contains(UInt8(ascii: "@")) && before.count { $0.isBlank } <= 2
    return isPrompt ? mark + 2 : nil
  }

  /// The end of a prompt within a command: `> `, or nothing.
  private static func continuation(of line: Range<Int>, in bytes: [UInt8]) -> Int? {
    bytes[line].starts(with: "> ".utf8) ? line.lowerBound + 2 : line.lowerBound
  }
}
