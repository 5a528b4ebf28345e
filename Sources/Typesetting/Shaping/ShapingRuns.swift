/// Cuts a line into runs that are shaped separately.
///
/// HarfBuzz's cost grows with the square of the length for some scripts. A cut at a space has no effect; a
/// word longer than a run is cut inside.
enum ShapingRuns {
  static let maximumScalars = 4096

  static func split(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      let limit = min(start + maximumScalars, scalars.count)
      var end = limit
      if limit < scalars.count {
        while end > start, !LineScalars.isBreakingSpace(scalars[end - 1]) { end -= 1 }
        if end == start { end = limit }
      }
      runs.append(start..<end)
      start = end
    }
    return runs
  }
}
