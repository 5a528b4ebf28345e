/// The offsets of a line. As in CommonMark, it ends with a line feed, a carriage return, or both (CR LF).
public struct TextLine {
  /// The line without its ending.
  public let content: Range<Int>
  /// The start of the next line, or the end of the text.
  public let next: Int

  @inlinable init(content: Range<Int>, next: Int) { (self.content, self.next) = (content, next) }

  /// The line with its ending.
  @inlinable public var whole: Range<Int> { content.lowerBound..<next }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The end of the line that holds `offset`, before its ending.
  @inlinable public func lineEnd(from offset: Int) -> Int {
    self[offset...].firstIndex { $0.isLineEnd } ?? endIndex
  }

  /// The start of the line that holds `offset`.
  @inlinable public func lineStart(before offset: Int) -> Int {
    self[..<Swift.min(offset, endIndex)].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? startIndex
  }

  /// The line that starts at `start`; nil at the end of the text.
  @inlinable public func line(at start: Int) -> TextLine? {
    guard start < endIndex else { return nil }
    let end = lineEnd(from: start)
    let isPair = end + 1 < endIndex && self[end] == 0x0D && self[end + 1] == 0x0A
    return TextLine(content: start..<end, next: Swift.min(end + (isPair ? 2 : 1), endIndex))
  }

  /// The lines from the offset of a line's start. A final line ending begins no other line.
  @inlinable public func lines(from start: Int) -> some Sequence<TextLine> {
    sequence(state: start) { start -> TextLine? in
      guard let line = self.line(at: start) else { return nil }
      start = line.next
      return line
    }
  }

  @inlinable public var lines: some Sequence<TextLine> { lines(from: startIndex) }
}

extension [UInt8] {
  /// The offsets at which lines start: 0, and the end of each line ending.
  ///
  /// Most texts have no carriage return, and `memchr` finds one byte faster than two.
  package var lineStarts: [Int] {
    withUnsafeBufferPointer { bytes in
      // The average length of a line with headings and lists.
      let shortLine = 32
      var starts = [0]
      starts.reserveCapacity(bytes.count / shortLine + 2)
      if bytes.offset(of: 0x0D, in: bytes.indices) != nil {
        for line in bytes.lines where bytes[line.next - 1].isLineEnd { starts.append(line.next) }
      } else {
        while let end = bytes.offset(of: 0x0A, in: starts[starts.count - 1]..<bytes.count) {
          starts.append(end + 1)
        }
      }
      return starts
    }
  }
}
