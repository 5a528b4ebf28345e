import TransitionEngine

extension Path {
  /// The outline with gaps, as Core Graphics draws dashes: lengths of dashes and gaps in turn. Each part begins anew.
  ///
  /// Lengths that are not positive together leave the outline as it is, and so does one with more than 10,000 dashes.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> Path {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    var result = Path()
    for (contour, line) in zip(contours, closedContours) {
      let whole = line.flattened(tolerance: 0.02)
      let total = Path.length(of: whole.points)
      guard total > 0, total / period * CGFloat(lengths.count) < 10_000 else {
        result.append(contour)
        continue
      }
      var position = -phase.truncatingRemainder(dividingBy: period)
      if position > 0 { position -= period }
      while position < total {
        for (index, length) in lengths.enumerated() {
          if index % 2 == 0, position + length > 0, position < total {
            result.append(
              whole.trimmed(from: max(position, 0) / total, to: min(position + length, total) / total))
          }
          position += length
        }
      }
    }
    return result
  }
}
