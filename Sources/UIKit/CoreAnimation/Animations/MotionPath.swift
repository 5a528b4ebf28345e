import TransitionEngine

/// The path that a point follows, with its direction at each place.
struct MotionPath {
  private struct Place {
    /// The time, 0…1, as a fraction of the whole motion.
    var time: Double
    let point: CGPoint
    /// The direction of the path; zero where it has none.
    let tangent: CGPoint
  }

  /// The places of all segments in order, each from its start to its end. A joint has two places at one time.
  private var places: [Place] = []

  /// - Parameters:
  ///   - times: the times at the path's joints; nil for evenly spaced times.
  ///   - curves: the curve of each segment; segments without one are linear.
  ///   - isPaced: whether the point moves at constant speed instead.
  ///   - accuracy: the largest distance of the point from its path between two places, in points.
  init(_ path: CGPath, times: [Double]?, curves: [TimingCurve], isPaced: Bool, accuracy: CGFloat) {
    let segments = path.curves
    let even = (0...max(segments.count, 1)).map { Double($0) / Double(max(segments.count, 1)) }
    let given = times ?? even
    let fits = given.count == segments.count + 1 && zip(given, given.dropFirst()).allSatisfy(<=)
    let joints = fits ? given : even
    for (index, segment) in segments.enumerated() {
      let curve = isPaced || !curves.indices.contains(index) ? .linear : curves[index]
      let pace = { (time: Double) in min(max(curve.value(at: time), 0), 1) }
      places += segment.instants(tolerance: accuracy, pace).map { time in
        Place(
          time: joints[index] + (joints[index + 1] - joints[index]) * time,
          point: segment.point(at: pace(time)), tangent: segment.tangent(at: pace(time)))
      }
    }
    let points = places.map { PropertyAnimation.Value.point($0.point) }
    guard isPaced, let times = points.pacedTimes else { return }
    for index in places.indices { places[index].time = times[index] }
  }

  /// Returns the motion of a point along the path; nil for a path without segments.
  func motion(_ keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation? {
    guard let first = places.first else { return nil }
    let others = zip(places, places.dropFirst()).filter { $0.point != $1.point || $0.time != $1.time }
    let passed = [first] + others.map(\.1)
    return PropertyAnimation(
      keyPath, values: passed.map { .point($0.point) }, keyTimes: passed.map(\.time))
  }

  /// Returns the rotation of a layer that points along the path, or back along it, without jumps of 360°.
  func turn(flipped: Bool) -> PropertyAnimation {
    var angles: [Double] = []
    for place in places {
      guard place.tangent != .zero else {
        angles.append(angles.last ?? 0)
        continue
      }
      var angle = atan2(place.tangent.y, place.tangent.x) + (flipped ? .pi : 0)
      if let last = angles.last { angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi }
      angles.append(angle)
    }
    return PropertyAnimation(
      .rotationZ, values: angles.map { .number($0) }, keyTimes: places.map(\.time))
  }
}

extension CGPath {
  /// The ends of the segments, and the start of the first: the places at which a discrete animation stays.
  var joints: [CGPoint] {
    let curves = curves
    return (curves.first.map { [$0.start] } ?? []) + curves.map(\.end)
  }

  /// The segments as cubic curves; a straight line becomes a curve without bends.
  fileprivate var curves: [CubicCurve] {
    var curves: [CubicCurve] = []
    func addLine(_ a: CGPoint, _ b: CGPoint) {
      curves.append(
        CubicCurve(
          start: a, control1: a.interpolated(to: b, fraction: 1 / 3),
          control2: a.interpolated(to: b, fraction: 2 / 3), end: b))
    }
    var start = CGPoint.zero
    forEachSegment { from, element in
      switch element {
      case .move(let point): start = point
      case .line(let end): addLine(from, end)
      case .close: if from != start { addLine(from, start) }
      case .cubic(let first, let second, let end):
        curves.append(CubicCurve(start: from, control1: first, control2: second, end: end))
      }
    }
    return curves
  }
}
