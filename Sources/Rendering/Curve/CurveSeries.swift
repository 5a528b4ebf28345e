import TransitionEngine

/// One timing function in a plot.
package struct CurveSeries: Hashable, Sendable {
  /// Stands beside the line.
  package var name: String
  package var curve: TimingCurve
  /// Seconds; what is not finite or not above 0 counts as 1.
  package var duration: TimeInterval

  package init(name: String, curve: TimingCurve, duration: TimeInterval) {
    self.name = name
    self.curve = curve
    self.duration = duration.isFinite && duration > 0 ? duration : 1
  }

  /// The fraction of change after `time` seconds; it stays at its end from `duration` on.
  package func value(at time: TimeInterval) -> Double { curve.value(at: time / duration) }

  /// The least and the greatest value, 0 and 1 included, and within ±1000: more cannot be plotted.
  package var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for step in 0...400 {
      let value = min(max(curve.value(at: Double(step) / 400), -1000), 1000)
      guard !value.isNaN else { continue }
      low = min(low, value)
      high = max(high, value)
    }
    return low...high
  }

  /// The line over 0…1 in time and value: exact for Béziers, else chords that stay within `tolerance` of
  /// the curve.
  ///
  /// - Parameter tolerance: in fractions of the plot's height; > 0.
  package func path(tolerance: Double) -> Path {
    var path = Path([.move(.zero)])
    switch curve {
    case .linear: path.addLine(to: CGPoint(x: 1, y: 1))
    case .bezier(let bezier):
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: bezier.x1, y: bezier.y1),
        control2: CGPoint(x: bezier.x2, y: bezier.y2))
    case .spring:
      // Sixteen stretches to begin with, so that no swing falls between two samples.
      for index in 0..<16 {
        addChords(
          from: Double(index) / 16, to: Double(index + 1) / 16, tolerance: max(tolerance, 1e-5), depth: 7,
          into: &path)
      }
    }
    return path
  }

  private func addChords(
    from start: Double, to end: Double, tolerance: Double, depth: Int, into path: inout Path
  ) {
    let (a, b) = (curve.value(at: start), curve.value(at: end))
    let isFlat = [0.25, 0.5, 0.75].allSatisfy { part in
      abs(curve.value(at: start + (end - start) * part) - (a + (b - a) * part)) <= tolerance
    }
    if isFlat || depth == 0 { return path.addLine(to: CGPoint(x: end, y: b)) }
    let middle = (start + end) / 2
    addChords(from: start, to: middle, tolerance: tolerance, depth: depth - 1, into: &path)
    addChords(from: middle, to: end, tolerance: tolerance, depth: depth - 1, into: &path)
  }
}
