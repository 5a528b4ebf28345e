import Text

/// Finds the fenced code of a page’s Markdown while the page is scanned as a template: braces in code are code.
///
/// A fence that never ends is none here, since it would take the rest of the page; the Markdown stage reports it.
struct CodeFences {
  /// What stands between the lines of a fence.
  struct Code {
    var range: Range<Int>
    /// Whether there is no `endraw` in what is left of it.
    var hasNoEndRaw = false
  }

  private let bytes: [UInt8]
  private let end: Int
  /// The start of the next line to be read.
  private var cursor: Int
  /// The directives that are open, outermost first.
  private var directives: [FenceLine] = []
  /// The last code that was found.
  var code: Code?
  /// The shortest fences of backticks and of tildes that no line closes from here on: looking for one takes the time of
  /// reading the rest, so it is done for few lengths.
  private var unclosed: [UInt8: Int] = [:]
  private static let longestTold = 16

  init(_ bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    (cursor, end) = (range.lowerBound, range.upperBound)
  }

  /// Whether a place is in fenced code. Places have to ascend.
  mutating func hasCode(at offset: Int) -> Bool {
    while cursor <= offset, cursor < end {
      let line = cursor..<lineEnd(from: cursor)
      cursor = line.upperBound
      guard let fence = FenceLine(bytes[line]) else { continue }
      if let last = directives.last, fence.closes(last) {
        directives.removeLast()
      } else if fence.canOpen, fence.isDirective {
        directives.append(fence)
      } else if fence.canOpen, let closing = closingLine(of: fence) {
        code = Code(range: line.upperBound..<closing.lowerBound)
        cursor = closing.upperBound
      }
    }
    return code?.range.contains(offset) ?? false
  }

  /// Goes on behind a place: what is before it makes no Markdown of this page.
  mutating func skip(to offset: Int) {
    if cursor < offset { cursor = lineEnd(from: offset) }
  }

  private mutating func closingLine(of fence: FenceLine) -> Range<Int>? {
    let length = min(fence.length, Self.longestTold)
    if let known = unclosed[fence.mark], length >= known { return nil }
    var start = cursor
    while start < end {
      let line = start..<lineEnd(from: start)
      if let closing = FenceLine(bytes[line]), closing.closes(fence) { return line }
      start = line.upperBound
    }
    unclosed[fence.mark] = length
    return nil
  }

  /// The end of a line, its line ending included.
  private func lineEnd(from start: Int) -> Int {
    bytes[..<end].line(at: start)?.next ?? end
  }
}
