import TransitionEngine

/// Collects the lines of a layout, paragraph by paragraph, up to the limit.
struct LineSetter {
  let font: Font
  let width: CGFloat
  let maximumLines: Int
  let overflow: TextLayout.Overflow

  private(set) var lines: [ShapedText] = []
  private(set) var isTruncated = false
  /// The number of lines that still fit.
  var room: Int { maximumLines - lines.count }

  init(font: Font, width: CGFloat, maximumLines: Int, overflow: TextLayout.Overflow) {
    self.font = font
    self.width = width
    self.maximumLines = maximumLines
    self.overflow = overflow
  }

  /// Adds a paragraph. At least one line must fit.
  mutating func add(_ paragraph: ShapedText, isLast: Bool) {
    let room = room
    let breaker = LineBreaker(paragraph, width: width)
    let ranges = breaker.lines(limit: room)
    lines += ranges.map(paragraph.slice)
    guard ranges.count == room, let last = ranges.last else { return }
    let end = breaker.trimmed(last.lowerBound..<paragraph.scalars.count)
    guard last.upperBound < end || !isLast else { return }
    isTruncated = true
    if overflow == .ellipsis {
      lines[lines.count - 1] = breaker.truncated(last.lowerBound..<end)
    }
  }
}
