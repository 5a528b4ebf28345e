/// A smooth curve through the values of a keyframe animation: uniform Catmull-Rom, the tangents at both ends
/// those of the outer segments' chords.
///
/// Core Animation's cubic modes are Kochanek-Bartels splines with tension, continuity and bias 0, which is
/// the same but for the ends, of which nothing is documented. Transforms, and values that do not correspond,
/// mix linearly.
struct ValueSpline {
  /// At least two.
  let points: [PropertyAnimation.Value]

  /// Linear steps per segment that stand for its length.
  private static let steps = 32

  func value(segment: Int, fraction t: Double) -> PropertyAnimation.Value {
    let (from, to) = (points[segment], points[segment + 1])
    let before = points[max(segment - 1, 0)]
    let after = points[min(segment + 2, points.count - 1)]
    if case .transform = from { return from.interpolated(to: to, fraction: t) }
    guard t != 0, t != 1, [before, to, after].allSatisfy(from.isCompatible) else {
      return from.interpolated(to: to, fraction: t)
    }
    let (p0, p1, p2, p3) = (before.components, from.components, to.components, after.components)
    let isFirst = segment == 0
    let isLast = segment + 2 == points.count
    return from.withComponents(
      p1.indices.map { i in
        let chord = p2[i] - p1[i]
        let start = isFirst ? chord : (p2[i] - p0[i]) / 2
        let end = isLast ? chord : (p3[i] - p1[i]) / 2
        return p1[i] + t * (start + t * (3 * chord - 2 * start - end + t * (start + end - 2 * chord)))
      })
  }

  /// The place that a fraction of the curve's whole length leads to.
  func position(atLength fraction: Double) -> (segment: Int, fraction: Double) {
    var lengths: [Double] = [0]
    for segment in 0..<(points.count - 1) {
      var last = points[segment]
      for step in 1...ValueSpline.steps {
        let next = value(segment: segment, fraction: Double(step) / Double(ValueSpline.steps))
        lengths.append((lengths.last ?? 0) + Double(last.distance(to: next)))
        last = next
      }
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return (0, fraction) }
    let target = min(max(fraction, 0), 1) * whole
    let step = min((lengths.lastIndex { $0 <= target } ?? 0), lengths.count - 2)
    let length = lengths[step + 1] - lengths[step]
    let place = Double(step) + (length > 0 ? (target - lengths[step]) / length : 0)
    let segment = min(Int(place) / ValueSpline.steps, points.count - 2)
    return (segment, place / Double(ValueSpline.steps) - Double(segment))
  }
}
