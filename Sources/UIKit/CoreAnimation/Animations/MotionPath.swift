import TransitionEngine

/// A way that a point moves along, and the directions in which it does.
struct MotionPath {
  private struct Place {
    /// 0…1, of the whole way.
    var time: Double
    let point: CGPoint
    /// Along the way; zero where it has none.
    let tangent: CGPoint
  }

  /// The places of one segment after the other, from its start to its end: a joint has two, at one time.
  private var places: [Place] = []

  /// - Parameters:
  ///   - times: at the path's joints; nil for even ones.
  ///   - curves: how each segment is passed; a segment beyond them is passed evenly.
  ///   - isPaced: whether the point moves at one speed instead.
  ///   - accuracy: how far the point may be from its way between two places, in points.
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
    guard isPaced else { return }
    let lengths = places.map { PropertyAnimation.Value.point($0.point) }.cumulativeDistances
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return }
    for index in places.indices { places[index].time = lengths[index] / whole }
  }

  /// The motion of a point; nil for a path without segments.
  func motion(_ keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation? {
    guard let first = places.first else { return nil }
    let others = zip(places, places.dropFirst()).filter { $0.point != $1.point || $0.time != $1.time }
    let passed = [first] + others.map(\.1)
    return PropertyAnimation(
      keyPath, values: passed.map { .point($0.point) }, keyTimes: passed.map(\.time))
  }

  /// The turn of a layer that looks along the way, or back along it, without jumps of whole turns.
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
  /// The segments as curves; a straight one bends nowhere.
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
