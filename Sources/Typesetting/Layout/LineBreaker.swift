import TransitionEngine

/// Distributes a paragraph over lines: as many words as fit. A word is broken only if it alone is too wide.
struct LineBreaker {
  let paragraph: ShapedText
  let width: CGFloat
  /// For each position, including the end, whether the text can be broken there: between characters, and not
  /// inside the characters of one glyph.
  let starts: [Bool]
  /// Points from the paragraph's start to each position.
  private let pens: [CGFloat]
  /// For each position, the end of the text before it without trailing space.
  private let contentEnds: [Int]

  /// The tolerance in points: measured text must fit into its measured width despite rounding.
  static let tolerance: CGFloat = 0.01

  init(_ paragraph: ShapedText, width: CGFloat) {
    self.paragraph = paragraph
    self.width = width
    starts = Self.starts(in: paragraph)
    pens = Self.pens(of: paragraph)
    contentEnds = paragraph.scalars.indices.reduce(into: [0]) { ends, position in
      let isSpace = LineScalars.isBreakingSpace(paragraph.scalars[position])
      ends.append(isSpace ? ends[position] : position + 1)
    }
  }

  /// The ranges of the lines, without trailing space. A paragraph without text is one empty line.
  /// - Parameter limit: lines to produce at most; the last of them then ends the search.
  func lines(limit: Int) -> [Range<Int>] {
    let ends = breaks
    var lines: [Range<Int>] = []
    var start = 0
    var next = 0
    while next < ends.count, lines.count < limit {
      var fitting: Int?
      while next < ends.count, fits(start..<trimmed(start..<ends[next])) {
        fitting = ends[next]
        next += 1
      }
      let end = fitting ?? longestFit(from: start, upTo: ends[next])
      lines.append(start..<trimmed(start..<end))
      start = end
      if next < ends.count, trimmed(start..<ends[next]) == start {
        // Only the space after a broken word is left, which ends with its line.
        start = ends[next]
        next += 1
      }
    }
    return lines.isEmpty ? [0..<0] : lines
  }

  func fits(_ range: Range<Int>) -> Bool {
    pens[range.upperBound] - pens[range.lowerBound] <= width + Self.tolerance
  }

  /// The end of the longest range of whole characters that fits, at least one character.
  func longestFit(from start: Int, upTo limit: Int, sparing reserve: CGFloat = 0) -> Int {
    var end = start
    for position in (start + 1)..<max(limit + 1, start + 1) where starts[position] {
      let isFitting = pens[position] - pens[start] + reserve <= width + Self.tolerance
      guard isFitting || end == start else { break }
      end = position
      guard isFitting else { break }
    }
    return end
  }

  /// The end of a range without trailing space.
  func trimmed(_ range: Range<Int>) -> Int {
    max(range.lowerBound, contentEnds[range.upperBound])
  }

  /// The positions at which a line may end, in order, including the paragraph's end.
  private var breaks: [Int] {
    let count = paragraph.scalars.count
    guard count > 0 else { return [] }
    return (1..<count).filter(isBreak) + [count]
  }

  /// Whether a line may end at a position: after space, after a hyphen or dash inside a word, and beside characters
  /// that are written without spaces.
  private func isBreak(_ position: Int) -> Bool {
    let scalars = paragraph.scalars
    let after = scalars[position]
    guard starts[position], !LineScalars.isBreakingSpace(after) else { return false }
    let before = scalars[position - 1]
    if LineScalars.isBreakingSpace(before) { return true }
    if LineScalars.isUnspaced(before) || LineScalars.isUnspaced(after) {
      return !LineScalars.forbidsBreak(before: after) && !LineScalars.forbidsBreak(after: before)
    }
    guard position >= 2, after.properties.isAlphabetic else { return false }
    let isHyphen = before == "-" || (0x2010...0x2014).contains(before.value) && before.value != 0x2011
    return isHyphen && !LineScalars.isBreakingSpace(scalars[position - 2])
  }

  private static func starts(in text: ShapedText) -> [Bool] {
    var starts = LineScalars.characterStarts(text.scalars)
    var cluster = 0..<0
    for glyph in text.glyphs where glyph.scalars != cluster {
      cluster = glyph.scalars
      for position in cluster.dropFirst() { starts[position] = false }
    }
    return starts
  }

  private static func pens(of text: ShapedText) -> [CGFloat] {
    var pens = [CGFloat](repeating: 0, count: text.scalars.count + 1)
    for glyph in text.glyphs { pens[glyph.scalars.upperBound] += glyph.advance }
    for position in pens.indices.dropFirst() { pens[position] += pens[position - 1] }
    return pens
  }
}
