import Text

/// Tables without a header, which are any lines with pipes in kramdown.
extension KramdownText {
  /// In the cells of a header that isn't shown.
  static let hiddenHeader: [UInt8] = [0xEF, 0xB7, 0x93]

  /// Writes a rule such as `|---+---|` with pipes, and leaves out one above a table.
  mutating func addTableRule(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes[content]
    guard bytes.contains(UInt8(ascii: "|")), TableSeparator(bytes) == .group else { return false }
    if isAfterBlank {
      guard let next = text.bytes.line(at: line.next), text.bytes[next.content].contains(UInt8(ascii: "|"))
      else { return false }
      result.append(text[content.upperBound..<line.next])
      addsBlank = true
      return true
    }
    guard bytes.contains(UInt8(ascii: "+")) else { return false }
    result.append(text[line.content.lowerBound..<content.lowerBound])
    produce(bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "|") : $0 }, from: content)
    result.append(text[content.upperBound..<line.next])
    return true
  }

  /// Writes a header that isn't shown before the first line of a table without one.
  mutating func addTableHeader(_ content: Range<Int>, _ line: TextLine) {
    let bytes = text.bytes
    guard isAfterBlank, let first = bytes[content].first, !"#>+-*<{:[".utf8.contains(first), !first.isDigit,
      cells(in: content) > 0
    else { return }
    var (columns, total) = (0, 0)
    var (start, number) = (line.content.lowerBound, 0)
    while let row = bytes.line(at: start) {
      let content = bytes.trimmed(row.content)
      guard !content.isEmpty else { break }
      // A rule below the first line is that of a header.
      if number == 1, bytes[content].allSatisfy({ "|-:+= \t".utf8.contains($0) }) { return }
      let count = cells(in: content)
      guard count > 0 else { return }
      (columns, total) = (max(columns, count), total + count)
      (start, number) = (row.next, number + 1)
    }
    // All rows get as many cells, so one long row would multiply the others.
    guard columns * number <= total * 4 else { return }
    hasHiddenHeaders = true
    let cell = Self.hiddenHeader + "|".utf8
    let rule = Array("---|".utf8)
    produce("|".utf8, from: content)
    for _ in 0..<columns { produce(cell, from: content) }
    produce("\n|".utf8, from: content)
    for _ in 0..<columns { produce(rule, from: content) }
    produce("\n".utf8, from: content)
  }

  /// The cells of a row; 0 for a line without a pipe outside of code.
  private func cells(in content: Range<Int>) -> Int {
    let bytes = text.bytes
    var (index, pipes) = (content.lowerBound, 0)
    while index < content.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): index = codeEnd(index, in: content)
      case UInt8(ascii: "|"): (index, pipes) = (index + 1, pipes + 1)
      default: index += 1
      }
    }
    guard pipes > 0 else { return 0 }
    let outer = [bytes[content].first, bytes[content].last].count { $0 == UInt8(ascii: "|") }
    return max(pipes + 1 - outer, 1)
  }
}
