import TransitionEngine

/// Whether a layer turns with the way that it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `rotateAuto`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the way.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Its x axis points back along the way.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The older name of `CAAnimationRotationMode.rotateAuto`.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The older name of `CAAnimationRotationMode.rotateAutoReverse`.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// A way that a point moves along, as points in time.
struct MotionPath {
  /// Points of each segment, at even steps of its parameter; the first point of the path is the first of all.
  private let segments: [[CGPoint]]
  private let times: [Double]
  private let curves: [TimingCurve]

  /// Steps of a curve.
  private static let steps = 24

  init(_ path: CGPath, times: [Double]?, curves: [TimingCurve]) {
    self.curves = curves
    var segments: [[CGPoint]] = []
    var start = CGPoint.zero
    path.forEachSegment { from, element in
      switch element {
      case .move(let point): start = point
      case .line(let end): segments.append([from, end])
      case .close: if from != start { segments.append([from, start]) }
      case .cubic(let first, let second, let end):
        let curve = CubicCurve(start: from, control1: first, control2: second, end: end)
        segments.append((0...Self.steps).map { curve.point(at: CGFloat($0) / CGFloat(Self.steps)) })
      }
    }
    self.segments = segments
    let count = segments.count
    let given = times ?? []
    let fits = given.count == count + 1 && zip(given, given.dropFirst()).allSatisfy(<=)
    self.times = fits ? given : (0...max(count, 1)).map { Double($0) / Double(max(count, 1)) }
  }

  /// At one speed.
  func paced(_ keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation? {
    guard let first = segments.first?.first else { return nil }
    let points = [first] + segments.flatMap { $0.dropFirst() }
    let last = Double(max(points.count - 1, 1))
    var property = PropertyAnimation(
      keyPath, values: points.map { .point($0) }, keyTimes: points.indices.map { Double($0) / last })
    property.calculationMode = .paced
    return property
  }

  /// Segment by segment, each at its own pace.
  func timed(_ keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation? {
    guard let first = segments.first?.first else { return nil }
    var points = [first]
    var keyTimes = [times[0]]
    for (index, segment) in segments.enumerated() {
      let (begin, end) = (times[index], times[index + 1])
      let curve = curves.indices.contains(index) ? curves[index] : .linear
      for step in 1...Self.steps {
        let time = Double(step) / Double(Self.steps)
        let place = min(max(curve.value(at: time), 0), 1) * Double(segment.count - 1)
        let lower = min(Int(place), segment.count - 2)
        let (a, b, share) = (segment[lower], segment[lower + 1], CGFloat(place - Double(lower)))
        points.append(CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
        keyTimes.append(begin + (end - begin) * time)
      }
    }
    return PropertyAnimation(keyPath, values: points.map { .point($0) }, keyTimes: keyTimes)
  }
}

extension PropertyAnimation {
  private var wayPoints: [CGPoint] {
    values.map { if case .point(let point) = $0 { point } else { .zero } }
  }

  /// The directions in which points lie after each other, as angles without jumps.
  func angles(flipped: Bool) -> [Value] {
    let points = wayPoints
    var last = 0.0
    var all: [Double] = []
    for index in points.indices {
      let (a, b) =
        index + 1 < points.count
        ? (points[index], points[index + 1]) : (points[max(index - 1, 0)], points[index])
      guard a != b else {
        all.append(last)
        continue
      }
      var angle = atan2(b.y - a.y, b.x - a.x) + (flipped ? .pi : 0)
      if let previous = all.last { angle += ((previous - angle) / (2 * .pi)).rounded() * 2 * .pi }
      last = angle
      all.append(angle)
    }
    return all.map { .number($0) }
  }

  /// When the points are reached at one speed, 0…1.
  var pacedTimes: [Double] {
    let points = wayPoints
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + hypot(b.x - a.x, b.y - a.y))
    }
    let total = lengths[lengths.count - 1]
    return total > 0 ? lengths.map { $0 / total } : keyTimes
  }
}
