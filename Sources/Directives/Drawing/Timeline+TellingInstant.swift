import TransitionEngine

extension Timeline {
  /// The instant whose picture differs most from those at the start and at the end: that tells a transition from
  /// others between the same screens.
  ///
  /// Pictures are compared by what is visible at the points of a grid, so nothing is drawn. What has moved little
  /// counts less than what has moved far. Gaps, and what only the run shows, such as a container's black, tell nothing.
  var tellingInstant: TimeInterval {
    let (start, end) = (visibilities(of: initial), visibilities(at: duration))
    // A source that others hide at rest is not known.
    let known = Set(
      (start + end).flatMap { one in one.sources.filter { one.coverage(by: [$0]) > 0.01 } })
    var best = (time: duration / 2, difference: CGFloat(0))
    for step in 1..<Self.steps {
      let time = duration * TimeInterval(step) / TimeInterval(Self.steps)
      let frame = visibilities(at: time)
      let difference = min(
        self.difference(of: frame, from: start, known), self.difference(of: frame, from: end, known))
      // Of equal ones the middle is the most even.
      let isNearer = abs(time - duration / 2) < abs(best.time - duration / 2)
      if difference > best.difference + 1e-6 || difference > best.difference - 1e-6 && isNearer {
        best = (time, difference)
      }
    }
    return best.time
  }

  private static let steps = 12
  /// The points of the grid, across and down.
  private static let grid = (columns: 5, rows: 9)

  private func visibilities(at time: TimeInterval) -> [Visibility] {
    var cursor = TimelineCursor(self)
    return visibilities(of: cursor.frame(at: time))
  }

  private func visibilities(of root: Layer) -> [Visibility] {
    (0..<Self.grid.rows).flatMap { row in
      (0..<Self.grid.columns).map { column in
        let x = (CGFloat(column) + 0.5) / CGFloat(Self.grid.columns)
        let y = (CGFloat(row) + 0.5) / CGFloat(Self.grid.rows)
        return Visibility(of: root, at: CGPoint(x: x * size.width, y: y * size.height))
      }
    }
  }

  /// The distances that count as movements, of the screen's width.
  private static let movements: [CGFloat] = [0.01, 0.15, 0.3, 0.45]

  private func difference(of frame: [Visibility], from other: [Visibility], _ known: Set<Layer.ID>) -> CGFloat
  {
    zip(frame, other).reduce(0) { sum, pair in
      Self.movements.reduce(sum) { sum, movement in
        let difference = pair.0.difference(from: pair.1, tolerance: movement * size.width)
        return sum + min(difference, pair.0.coverage(by: known))
      }
    }
  }
}
