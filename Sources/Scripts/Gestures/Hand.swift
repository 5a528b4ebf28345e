import TransitionEngine

/// What a touch's steps mean on a screen of a given size.
struct Hand {
  /// A straight part of a finger's way, at an even speed.
  struct Way: Hashable {
    var step: Int
    var end: CGPoint
    /// Seconds; 0 for coming down.
    var duration: TimeInterval

    /// A finger comes down inside; once it moves, the far edges belong to the screen.
    func isOn(_ screen: CGSize) -> Bool {
      let reach = duration > 0 ? 1e-6 : -1e-6
      return end.x >= 0 && end.x <= screen.width + reach && end.y >= 0 && end.y <= screen.height + reach
    }
  }

  /// How far each finger of a pinch is from the middle at first, in points; 0 for a single finger.
  private let spread: CGFloat
  private let start: CGPoint
  private let segments: [Segment]

  /// One finger, or the left and the right one of two; each begins with its coming down.
  var fingers: [[Way]] { spread == 0 ? [ways(side: 0)] : [ways(side: -1), ways(side: 1)] }

  private struct Segment {
    var step: Int
    var translation: CGPoint
    /// Points that each finger moves away from the other.
    var opening: CGFloat
    var duration: TimeInterval
  }

  /// As near as a finger comes to an edge, in points.
  private static let edgeInset: CGFloat = 2
  /// Distance of two fingers where they are farthest apart, in widths of the screen.
  private static let widestPinch: CGFloat = 0.6
  /// Pieces that a motion is cut into which slows down.
  private static let pieces = 12

  init(_ steps: [GestureStep], on screen: CGSize) {
    var segments: [Segment] = []
    spread = Self.spread(steps, screen)
    for (index, step) in steps.enumerated() { segments += Self.segments(step, index, spread) }
    self.segments = segments
    start = Self.start(steps.first?.start ?? .centred, segments, screen)
  }

  /// - Parameter side: -1 for the left finger of two, 1 for the right one, 0 for a finger alone.
  private func ways(side: CGFloat) -> [Way] {
    var point = CGPoint(x: start.x + side * spread, y: start.y)
    var ways = [Way(step: 0, end: point, duration: 0)]
    for segment in segments {
      point.x += segment.translation.x + side * segment.opening
      point.y += segment.translation.y
      ways.append(Way(step: segment.step, end: point, duration: segment.duration))
    }
    return ways
  }

  private static func segments(_ step: GestureStep, _ index: Int, _ spread: CGFloat) -> [Segment] {
    switch step.motion {
    case .rest: [Segment(step: index, translation: .zero, opening: 0, duration: step.duration)]
    case .drag(let way, comesToRest: false):
      [Segment(step: index, translation: way, opening: 0, duration: step.duration)]
    case .drag(let way, comesToRest: true): slowing(way, step.duration, index)
    case .pinch(let scale):
      [Segment(step: index, translation: .zero, opening: spread * (scale - 1), duration: step.duration)]
    }
  }

  /// Cubic easing: a finger that comes to rest has hardly any speed left over its last tenths.
  private static func slowing(_ way: CGPoint, _ duration: TimeInterval, _ index: Int) -> [Segment] {
    func covered(_ piece: Int) -> CGFloat {
      let left = 1 - CGFloat(piece) / CGFloat(pieces)
      return 1 - left * left * left
    }
    return (1...pieces).map { piece in
      let part = covered(piece) - covered(piece - 1)
      return Segment(
        step: index, translation: CGPoint(x: way.x * part, y: way.y * part), opening: 0,
        duration: duration / Double(pieces))
    }
  }

  private static func spread(_ steps: [GestureStep], _ screen: CGSize) -> CGFloat {
    guard case .pinch(let scale)? = steps.first?.motion else { return 0 }
    return widestPinch / 2 * min(screen.width, screen.height) / max(scale, 1)
  }

  private static func start(
    _ start: GestureStep.Start, _ segments: [Segment], _ screen: CGSize
  ) -> CGPoint {
    switch start {
    case .point(let point): return point
    case .edge(.left): return CGPoint(x: edgeInset, y: screen.height / 2)
    case .edge(.right): return CGPoint(x: screen.width - edgeInset, y: screen.height / 2)
    case .edge(.top): return CGPoint(x: screen.width / 2, y: edgeInset)
    case .edge(.bottom): return CGPoint(x: screen.width / 2, y: screen.height - edgeInset)
    case .centred:
      return CGPoint(
        x: screen.width / 2 - middle(segments.map(\.translation.x)),
        y: screen.height / 2 - middle(segments.map(\.translation.y)))
    }
  }

  /// Half way between the extremes of what begins at 0 and goes on by these steps.
  private static func middle(_ steps: [CGFloat]) -> CGFloat {
    var (sum, low, high): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for step in steps {
      sum += step
      (low, high) = (min(low, sum), max(high, sum))
    }
    return (low + high) / 2
  }
}
