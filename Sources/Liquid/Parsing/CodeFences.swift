import Text

/// Finds the fenced code of a page’s Markdown while the page is scanned as a template: braces in code are code.
///
/// An unclosed fence is ignored, as it would take the rest of the page. The Markdown stage reports it.
struct CodeFences {
  /// The code between the lines of a fence.
  struct Code {
    var range: Range<Int>
    /// Whether no `endraw` follows within the code.
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
  /// The shortest fence of each mark known to have no closing line, to avoid searching the rest again.
  private var unclosed: [UInt8: Int] = [:]
  private static let lengthLimit = 16

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

  /// Continues after an offset. What precedes it isn't Markdown of this page.
  mutating func skip(to offset: Int) {
    if cursor < offset { cursor = lineEnd(from: offset) }
  }

  private mutating func closingLine(of fence: FenceLine) -> Range<Int>? {
    let length = min(fence.length, Self.lengthLimit)
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
