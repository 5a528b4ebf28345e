import TransitionEngine

/// Chooses samples of a function so that straight lines between them are close to all samples.
enum PiecewiseLinear {
  /// The indices of the kept samples, first and last included, for several functions at once: the knots of a polyline in as
  /// many dimensions, each with its own tolerance.
  ///
  /// A cone of slopes that pass within the tolerances of every sample since the last knot narrows as samples are added; the
  /// segment ends where the sample itself leaves the cone. One pass, so linear in the samples.
  ///
  /// - Parameter tolerances: one for each component.
  static func knots(of samples: ChannelSamples, tolerances: [Double]) -> [Int] {
    let count = samples.count
    guard count > 2 else { return Array(0..<count) }
    let inside = samples.window.inside
    var knots = [0]
    var start = 0
    while start < count - 1 {
      // After the window, values don't change.
      if start >= inside.upperBound { return knots + [count - 1] }
      var low = tolerances.map { _ in -Double.infinity }
      var high = tolerances.map { _ in Double.infinity }
      var end = start + 1
      // Before the window, values don't change: a level line matches all samples there.
      scan: for index in max(start + 1, inside.lowerBound)..<count {
        let run = Double(index - start)
        var isInside = true
        var isEmpty = false
        for axis in tolerances.indices {
          let rise = samples[index, axis] - samples[start, axis]
          isInside = isInside && rise / run >= low[axis] && rise / run <= high[axis]
          low[axis] = max(low[axis], (rise - tolerances[axis]) / run)
          high[axis] = min(high[axis], (rise + tolerances[axis]) / run)
          isEmpty = isEmpty || low[axis] > high[axis]
        }
        if isInside { end = index }
        if isEmpty { break scan }
      }
      knots.append(end)
      start = end
    }
    return knots
  }
}
