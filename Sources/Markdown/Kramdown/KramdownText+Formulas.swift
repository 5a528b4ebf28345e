import Text

/// Formulas between `$$`, written as a script for formulas in the page reads them: `\\[x^2\\]` and `\\(x^2\\)`.
extension KramdownText {
  private static let marks = Array("$$".utf8)

  /// Writes the first line of a formula that is a block of its own: between empty lines.
  mutating func addFormula(_ content: Range<Int>, _ line: TextLine) -> Bool {
    guard isAfterBlank, text.bytes[content].starts(with: Self.marks),
      let end = search(for: "$$", from: content.lowerBound + 2), end > content.lowerBound + 4,
      isBlockEnd(end)
    else { return false }
    (formulaEnd, isFormulaBlock) = (end, true)
    addFormulaLine(content, line, isFirst: true)
    return true
  }

  /// Whether nothing else of a block follows on the line, and on the next one.
  private func isBlockEnd(_ end: Int) -> Bool {
    let bytes = text.bytes
    guard let line = bytes.line(at: end), bytes.trimmed(line.content).isEmpty else { return false }
    guard line.next < bytes.count, let following = bytes.line(at: line.next) else { return true }
    let content = bytes.trimmed(following.content)
    return content.isEmpty || bytes[content].starts(with: "{:".utf8)
  }

  /// Writes a line of the open formula, and what follows the formula on its last line.
  mutating func addFormulaLine(_ content: Range<Int>, _ line: TextLine, isFirst: Bool = false) {
    let end = min(content.upperBound, formulaEnd)
    guard isFormulaBlock else {
      let isLast = formulaEnd <= line.content.upperBound
      let inner = text.bytes.trimmed(content.lowerBound..<(isLast ? end - 2 : end))
      produce(
        Self.literal(text.bytes[inner] + (isLast ? Array("\\)".utf8) : [])), from: content.lowerBound..<end)
      if isLast {
        addInline(end..<line.content.upperBound, next: line.next)
      } else {
        result.append(text[line.content.upperBound..<line.next])
      }
      return
    }
    let isLast = formulaEnd <= line.content.upperBound
    let inner = (content.lowerBound + (isFirst ? 2 : 0))..<(isLast ? end - 2 : end)
    let formula = inner.isEmpty ? inner : text.bytes.trimmed(inner)
    // A comment in front makes each line HTML, in which nothing is Markdown.
    var html = Self.blankMark + (isFirst ? Array("\\[".utf8) : [])
    for byte in text.bytes[formula] {
      switch byte {
      case UInt8(ascii: "<"): html += "&lt;".utf8
      case UInt8(ascii: "&"): html += "&amp;".utf8
      default: html.append(byte)
      }
    }
    result.append(text[line.content.lowerBound..<content.lowerBound])
    produce(html + (isLast ? Array("\\]".utf8) : []), from: content.isEmpty ? line.whole : content)
    result.append(text[line.content.upperBound..<line.next])
  }

  /// The formula that starts at an offset of a line of text, up to the line's end, and where that part ends; nil without
  /// an end mark in the paragraph.
  mutating func inlineFormula(_ start: Int, in line: Range<Int>) -> (text: [UInt8], end: Int)? {
    let bytes = text.bytes
    let opened = start + Self.marks.count
    if let end = bytes[opened..<line.upperBound].firstRange(of: Self.marks) {
      guard end.lowerBound > opened else { return nil }
      let formula = bytes[bytes.trimmed(opened..<end.lowerBound)]
      return (Self.literal("\\(".utf8 + formula + "\\)".utf8), end.upperBound)
    }
    guard let end = search(for: "$$", from: opened), !hasEmptyLine(line.upperBound..<end) else { return nil }
    (formulaEnd, isFormulaBlock) = (end, false)
    let formula = bytes[bytes.trimmed(opened..<line.upperBound)]
    return (Self.literal("\\(".utf8 + formula), line.upperBound)
  }

  private func hasEmptyLine(_ range: Range<Int>) -> Bool {
    var isEmpty = false
    for byte in text.bytes[range] where !byte.isBlank && byte != 0x0D {
      if byte == 0x0A, isEmpty { return true }
      isEmpty = byte == 0x0A
    }
    return false
  }

  /// A text in Markdown, with a backslash before all marks.
  static func literal(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if byte < 0x80, byte > 0x20, !byte.isLetter, !byte.isDigit { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return result
  }
}
