import Text

/// A smooth curve through the values of a keyframe animation: a uniform Catmull-Rom spline whose end tangents
/// are the chords of the outer segments.
///
/// Core Animation's cubic modes are Kochanek-Bartels splines with tension, continuity and bias 0: the same
/// curve except at the ends, which aren't documented. Transforms, and values that do not correspond, mix
/// linearly.
struct ValueSpline {
  /// At least two.
  private let points: [PropertyAnimation.Value]
  /// Linear steps per segment that approximate the length of a paced curve; 1 for any other curve.
  private let steps: Int
  /// The most steps per segment, at any accuracy: a run's limits count on this number.
  static let mostSteps = 32
  /// The times of a paced curve's start and of each step's end; nil for any other curve.
  private var times: [Double]?

  /// - Parameters:
  ///   - animation: an animation with at least two values.
  ///   - accuracy: the largest distance of the steps of a paced curve from the curve, as a fraction of the
  ///     way from value to value.
  init(_ animation: PropertyAnimation, accuracy: Double) {
    points = animation.values
    guard animation.calculationMode == .cubicPaced else {
      steps = 1
      return
    }
    let curve = Self(points)
    let wanted = CubicCurve.steps(
      secondDerivative: points.indices.dropLast().map(curve.largestBend).max() ?? 0,
      tolerance: accuracy * (points.cumulativeDistances.last ?? 0))
    steps = min(wanted, Self.mostSteps)
    times = curve.times(steps: steps)
  }

  private init(_ points: [PropertyAnimation.Value]) { (self.points, steps) = (points, 1) }

  private func times(steps: Int) -> [Double]? {
    let ends = points.indices.dropLast().flatMap { segment in
      (1...steps).map { value(segment: segment, fraction: Double($0) / Double(steps)) }
    }
    return (points.prefix(1) + ends).pacedTimes
  }

  /// A segment's curve: `from + t (linear + t (square + t cube))`, by component; nil where the values mix
  /// linearly.
  private func coefficients(ofSegment segment: Int) -> (linear: [Double], square: [Double], cube: [Double])? {
    let (from, to) = (points[segment], points[segment + 1])
    let before = points[max(segment - 1, 0)]
    let after = points[min(segment + 2, points.count - 1)]
    if case .transform = from { return nil }
    guard [before, to, after].allSatisfy(from.isCompatible) else { return nil }
    let (p0, p1, p2, p3) = (before.components, from.components, to.components, after.components)
    let isFirst = segment == 0
    let isLast = segment + 2 == points.count
    var (linear, square, cube): ([Double], [Double], [Double]) = ([], [], [])
    for i in p1.indices {
      let chord = p2[i] - p1[i]
      let start = isFirst ? chord : (p2[i] - p0[i]) / 2
      let end = isLast ? chord : (p3[i] - p1[i]) / 2
      linear.append(start)
      square.append(3 * chord - 2 * start - end)
      cube.append(start + end - 2 * chord)
    }
    return (linear, square, cube)
  }

  /// The largest second derivative of a segment, found at one of its ends.
  private func largestBend(ofSegment segment: Int) -> Double {
    guard let (_, square, cube) = coefficients(ofSegment: segment) else { return 0 }
    func length(_ t: Double) -> Double {
      zip(square, cube).reduce(0) { $0 + pow(2 * $1.0 + 6 * t * $1.1, 2) }.squareRoot()
    }
    return max(length(0), length(1))
  }

  func value(segment: Int, fraction t: Double) -> PropertyAnimation.Value {
    let from = points[segment]
    guard t != 0, t != 1, let (linear, square, cube) = coefficients(ofSegment: segment) else {
      return from.interpolated(to: points[segment + 1], fraction: t)
    }
    let components = from.components
    return from.withComponents(
      components.indices.map { components[$0] + t * (linear[$0] + t * (square[$0] + t * cube[$0])) })
  }

  /// The value at a fraction of a paced curve's whole length.
  func value(atLength fraction: Double) -> PropertyAnimation.Value {
    guard let times else { return value(segment: 0, fraction: fraction) }
    let (step, local) = times.position(of: min(max(fraction, 0), 1))
    let place = Double(step) + local
    let segment = min(Int(place) / steps, points.count - 2)
    return value(segment: segment, fraction: place / Double(steps) - Double(segment))
  }
}

extension [PropertyAnimation.Value] {
  /// The distance of each value from the first, along all values in between.
  package var cumulativeDistances: [Double] {
    var lengths = [0.0]
    for (a, b) in zip(self, dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + Double(a.distance(to: b)))
    }
    return lengths
  }
}
