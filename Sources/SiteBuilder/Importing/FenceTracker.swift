import Text

/// Which lines of a Markdown text are in a fence of code (CommonMark 0.31, 4.5).
struct FenceTracker {
  private var mark: Character?
  private var count = 0

  /// Takes the next line without its blanks at both ends.
  ///
  /// - Returns: whether the line is code, or a line of a fence.
  mutating func takes(_ words: String) -> Bool {
    let first = words.first
    let marks = words.prefix { $0 == first }
    if let mark {
      if first == mark, marks.count >= count, marks.count == words.count { self.mark = nil }
      return true
    }
    guard first == "`" || first == "~", marks.count >= 3 else { return false }
    // Backquotes further right make it a span of code.
    guard first == "~" || !words.dropFirst(marks.count).contains("`") else { return false }
    (mark, count) = (first, marks.count)
    return true
  }

  /// A fence that is longer than those of a text.
  static func fence(around text: some Collection<UInt8>) -> String {
    let longest = text.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    return String(repeating: "`", count: longest < 3 ? 3 : longest + 1)
  }
}
