import TransitionEngine

extension ShapedText {
  /// The line itself if it fits, else its beginning and "…".
  /// - Parameter width: points. If not even the ellipsis fits, the result is the ellipsis; NaN means no
  ///   limit.
  package func truncated(toWidth width: CGFloat) -> ShapedText {
    guard advance > width + LineBreaker.tolerance else { return self }
    let breaker = LineBreaker(self, width: width)
    return breaker.truncated(0..<scalars.count)
  }
}

extension LineBreaker {
  /// As much of a range as fits before "…", whole characters only, without space before the ellipsis.
  func truncated(_ range: Range<Int>) -> ShapedText {
    guard paragraph.fonts.isEmpty else { return truncatedParts(range) }
    let font = paragraph.font
    let reserve = ShapedText(["…"], font: font, isCut: false).advance
    var end = longestFit(from: range.lowerBound, upTo: range.upperBound, sparing: reserve)
    while true {
      end = trimmed(range.lowerBound..<end)
      // Shaped anew, since the ellipsis may be kerned to what precedes it.
      let line = ShapedText(
        paragraph.scalars[range.lowerBound..<end] + ["…"], font: font, isCut: paragraph.isCut)
      if end == range.lowerBound || line.advance <= width + Self.tolerance { return line }
      end = characterStart(before: end)
    }
  }

  /// The same for a text in several fonts, whose glyphs stay as they are.
  private func truncatedParts(_ range: Range<Int>) -> ShapedText {
    var end = longestFit(from: range.lowerBound, upTo: range.upperBound)
    while true {
      end = trimmed(range.lowerBound..<end)
      let line = paragraph.slice(range.lowerBound..<end).continued(by: ["…"])
      if end == range.lowerBound || line.advance <= width + Self.tolerance { return line }
      end = characterStart(before: end)
    }
  }

  private func characterStart(before position: Int) -> Int {
    var start = position - 1
    while !starts[start] { start -= 1 }
    return start
  }
}
