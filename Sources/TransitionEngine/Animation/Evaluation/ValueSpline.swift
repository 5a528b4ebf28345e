import Text

/// A smooth curve through the values of a keyframe animation: uniform Catmull-Rom, the tangents at both ends
/// those of the outer segments' chords.
///
/// Core Animation's cubic modes are Kochanek-Bartels splines with tension, continuity and bias 0, which is
/// the same but for the ends, of which nothing is documented. Transforms, and values that do not correspond,
/// mix linearly.
struct ValueSpline {
  /// At least two.
  private let points: [PropertyAnimation.Value]
  /// From the start to each step's end; empty for a curve that is not paced.
  private var lengths: [Double] = []

  /// Linear steps per segment that stand for its length.
  private static let steps = 32

  /// - Parameter animation: of at least two values.
  init(_ animation: PropertyAnimation) {
    points = animation.values
    guard animation.calculationMode == .cubicPaced else { return }
    let steps = points.indices.dropLast().flatMap { segment in
      (1...Self.steps).map { value(segment: segment, fraction: Double($0) / Double(Self.steps)) }
    }
    lengths = (points.prefix(1) + steps).cumulativeDistances
  }

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

  /// The value that a fraction of a paced curve's whole length leads to.
  func value(atLength fraction: Double) -> PropertyAnimation.Value {
    guard let whole = lengths.last, whole > 0, whole.isFinite else {
      return value(segment: 0, fraction: fraction)
    }
    let target = min(max(fraction, 0), 1) * whole
    let step = min(max(lengths.partitioningIndex { !($0 <= target) } - 1, 0), lengths.count - 2)
    let length = lengths[step + 1] - lengths[step]
    let place = Double(step) + (length > 0 ? (target - lengths[step]) / length : 0)
    let segment = min(Int(place) / ValueSpline.steps, points.count - 2)
    return value(segment: segment, fraction: place / Double(ValueSpline.steps) - Double(segment))
  }
}

extension [PropertyAnimation.Value] {
  /// How far each value is from the first, along all in between.
  var cumulativeDistances: [Double] {
    var lengths = [0.0]
    for (a, b) in zip(self, dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + Double(a.distance(to: b)))
    }
    return lengths
  }
}
