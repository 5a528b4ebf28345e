import Diagnostics
import Text

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A text by lines, as cmark counts them, to locate its nodes in the source.
struct MarkdownLines {
  let text: SourceText
  /// The start of each line, and the end of the text.
  private let starts: [Int]

  init(_ text: SourceText) {
    self.text = text
    var starts = text.bytes.lineStarts
    if starts.last != text.bytes.count { starts.append(text.bytes.count) }
    self.starts = starts
  }

  var bytes: [UInt8] { text.bytes }
  var count: Int { starts.count - 1 }

  /// A 1-based line without its ending; empty, at the end of the text, for lines beyond it.
  subscript(line: Int) -> Range<Int> {
    let whole = withEnding(line)
    var end = whole.upperBound
    while end > whole.lowerBound, text.bytes[end - 1].isLineEnd { end -= 1 }
    return whole.lowerBound..<end
  }

  /// A 1-based line with its ending.
  func withEnding(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= count else { return text.bytes.count..<text.bytes.count }
    return starts[line - 1]..<starts[line]
  }

  /// The range from the start of the first line to the end of the last, without its ending.
  subscript(lines: ClosedRange<Int>) -> Range<Int> {
    let start = self[lines.lowerBound].lowerBound
    return start..<max(start, self[lines.upperBound].upperBound)
  }

  /// The place in the source of a range of the text.
  func place(_ range: Range<Int>) -> SourceRange? { text.source(of: range) }

  /// The start of a line's content, after the marks of quotes and lists and the blanks around them.
  func contentStart(_ line: Range<Int>, passingListMarkers: Bool) -> Int {
    let bytes = text.bytes
    var index = line.lowerBound
    while index < line.upperBound {
      if bytes[index].isBlank || bytes[index] == UInt8(ascii: ">") {
        index += 1
      } else if passingListMarkers, let end = listMarkerEnd(index, line) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  private func listMarkerEnd(_ start: Int, _ line: Range<Int>) -> Int? {
    let bytes = text.bytes
    var index = start
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): index += 1
    case let byte where byte.isDigit:
      while index < line.upperBound, index - start < 9, bytes[index].isDigit { index += 1 }
      guard index < line.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")")
      else { return nil }
      index += 1
    default: return nil
    }
    return index < line.upperBound && bytes[index].isBlank ? index + 1 : nil
  }

  /// The text of a literal that cmark made of whole lines, without their marks and indentation.
  func text(of literal: UnsafeBufferPointer<UInt8>, firstLine: Int) -> SourceText {
    let start = withEnding(firstLine).lowerBound
    let end = start + literal.count
    if end <= bytes.count, isEqual(literal, to: start) { return text[start..<end] }
    var result = SourceText()
    for (number, line) in literal.lines.enumerated() {
      append(literal, line, ofLine: firstLine + number, to: &result)
    }
    return result
  }

  /// Whether a literal occurs at an offset. The text must be long enough.
  private func isEqual(_ literal: UnsafeBufferPointer<UInt8>, to start: Int) -> Bool {
    guard let first = literal.baseAddress else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp(first, $0 + start, literal.count) == 0 } ?? false
    }
  }

  /// Copies the common end of both lines. Bytes before it are indentation that cmark rewrote. Line endings
  /// are appended separately, as cmark may have rewritten them too.
  private func append(
    _ literal: UnsafeBufferPointer<UInt8>, _ part: TextLine, ofLine line: Int, to result: inout SourceText
  ) {
    appendCommonEnd(literal, part.content, self[line], to: &result)
    let ending = self[line].upperBound..<withEnding(line).upperBound
    appendCommonEnd(literal, part.content.upperBound..<part.next, ending, to: &result)
  }

  private func appendCommonEnd(
    _ literal: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, _ source: Range<Int>,
    to result: inout SourceText
  ) {
    var common = 0
    while common < part.count, common < source.count,
      literal[part.upperBound - 1 - common] == bytes[source.upperBound - 1 - common]
    {
      common += 1
    }
    let split = part.upperBound - common
    if split > part.lowerBound, let place = place(source.lowerBound..<source.lowerBound) {
      result.append(literal[part.lowerBound..<split], producedBy: place)
    }
    if common > 0 { result.append(text[(source.upperBound - common)..<source.upperBound]) }
  }
}
