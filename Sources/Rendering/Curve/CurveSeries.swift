import TransitionEngine

/// One line in a plot of change over time: a timing function, or a measurement of a run.
package struct CurveSeries: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case timing(TimingCurve)
    /// At instants that are evenly spread, the first and the last included.
    case samples([Double])
  }

  /// The label beside the line.
  package var name: String
  private let source: Source
  /// Seconds; what is not finite or not above 0 counts as 1.
  package let duration: TimeInterval

  package init(name: String, curve: TimingCurve, duration: TimeInterval) {
    self.init(name: name, .timing(curve), duration: duration)
  }

  /// - Parameter samples: fractions of the change, at instants that are evenly spread from 0 to `duration`.
  package init(name: String, samples: [Double], duration: TimeInterval) {
    self.init(name: name, samples.count > 1 ? .samples(samples) : .timing(.linear), duration: duration)
  }

  private init(name: String, _ source: Source, duration: TimeInterval) {
    self.name = name
    self.source = source
    self.duration = duration.isFinite && duration > 0 ? duration : 1
  }

  /// Whether the line is a measurement of a run.
  var isMeasured: Bool { if case .samples = source { true } else { false } }

  /// The fraction of change after `time` seconds; it stays at its end from `duration` on.
  package func value(at time: TimeInterval) -> Double { value(atFraction: time / duration) }

  private func value(atFraction fraction: Double) -> Double {
    switch source {
    case .timing(let curve): return curve.value(at: fraction)
    case .samples(let samples):
      let place = min(max(fraction, 0), 1) * Double(samples.count - 1)
      let index = min(Int(place), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    }
  }

  /// The least and the greatest value, 0 and 1 included, and within ±1000: more cannot be plotted.
  package var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for step in 0...400 {
      let value = min(max(value(atFraction: Double(step) / 400), -1000), 1000)
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
    switch source {
    case .timing(.linear): path.addLine(to: CGPoint(x: 1, y: 1))
    case .timing(.bezier(let bezier)):
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: bezier.x1, y: bezier.y1),
        control2: CGPoint(x: bezier.x2, y: bezier.y2))
    case .timing(.spring):
      // Sixteen segments at the start, so that no oscillation falls between two samples.
      for index in 0..<16 {
        addChords(
          from: Double(index) / 16, to: Double(index + 1) / 16, tolerance: max(tolerance, 1e-5), depth: 7,
          into: &path)
      }
    case .samples(let samples):
      let points = samples.enumerated().map { index, value in
        CGPoint(x: Double(index) / Double(samples.count - 1), y: value)
      }
      path = Path([.move(points[0])])
      for point in PolylineReduction.reduced(points, tolerance: tolerance).dropFirst() {
        path.addLine(to: point)
      }
    }
    return path
  }

  private func addChords(
    from start: Double, to end: Double, tolerance: Double, depth: Int, into path: inout Path
  ) {
    let (a, b) = (value(atFraction: start), value(atFraction: end))
    let isFlat = [0.25, 0.5, 0.75].allSatisfy { part in
      abs(value(atFraction: start + (end - start) * part) - (a + (b - a) * part)) <= tolerance
    }
    if isFlat || depth == 0 { return path.addLine(to: CGPoint(x: end, y: b)) }
    let middle = (start + end) / 2
    addChords(from: start, to: middle, tolerance: tolerance, depth: depth - 1, into: &path)
    addChords(from: middle, to: end, tolerance: tolerance, depth: depth - 1, into: &path)
  }
}
