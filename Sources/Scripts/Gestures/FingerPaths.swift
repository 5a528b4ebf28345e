import TransitionEngine

/// The paths of a touch's fingers on a screen of a given size.
struct FingerPaths {
  /// A straight part of a finger's path, at an even speed.
  struct Segment: Hashable {
    /// The index of the step that the segment belongs to.
    var step: Int
    var end: CGPoint
    /// Seconds; 0 for coming down.
    var duration: TimeInterval

    /// Whether the segment ends on the screen. A finger comes down within the screen, and can move onto its
    /// edges.
    func isOn(_ screen: CGSize) -> Bool {
      let tolerance = duration > 0 ? 1e-6 : -1e-6
      return end.x >= 0 && end.x <= screen.width + tolerance && end.y >= 0
        && end.y <= screen.height + tolerance
    }
  }

  /// The initial distance of each finger of a pinch or a twist from the middle, in points; 0 for a single finger.
  private let spread: CGFloat
  private let start: CGPoint
  private let displacements: [Displacement]

  /// The segments of one finger, or of the left and the right one of two. The first segment of each is the
  /// place where the finger comes down.
  var fingers: [[Segment]] { spread == 0 ? [path(side: 0)] : [path(side: -1), path(side: 1)] }

  /// The displacement of fingers in a segment of their paths.
  private struct Displacement {
    var step: Int
    var translation: CGPoint
    /// Points by which each of two fingers also moves away from the middle.
    var opening: CGFloat
    var duration: TimeInterval
    /// Radians by which two fingers also turn around their middle, clockwise.
    var turn: CGFloat = 0
  }

  /// The smallest distance of a finger from an edge, in points.
  private static let edgeInset: CGFloat = 2
  /// The largest distance of two fingers, in widths of the screen.
  private static let widestPinch: CGFloat = 0.6
  /// The largest angle of a segment that approximates an arc, in degrees: fingers come closer by 0.4 % at most.
  private static let arc: CGFloat = 10
  /// The largest number of segments of an arc.
  private static let largestArcCount: CGFloat = 36
  /// The number of segments that approximate a motion that slows down.
  private static let pieces = 12

  init(_ steps: [GestureStep], on screen: CGSize) {
    let spread = Self.spread(steps, screen)
    self.spread = spread
    displacements = steps.enumerated().flatMap { Self.displacements($1, $0, spread) }
    start = Self.start(steps.first?.start ?? .centered, displacements, screen)
  }

  /// - Parameter side: -1 for the left finger of two, 1 for the right one, 0 for a single finger.
  private func path(side: CGFloat) -> [Segment] {
    var (middle, radius, angle) = (start, spread, CGFloat.zero)
    var point: CGPoint {
      let reach = side * radius
      guard angle != 0 else { return CGPoint(x: middle.x + reach, y: middle.y) }
      return CGPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
    }
    var path = [Segment(step: 0, end: point, duration: 0)]
    for move in displacements {
      middle.x += move.translation.x
      middle.y += move.translation.y
      radius += move.opening
      angle += move.turn
      path.append(Segment(step: move.step, end: point, duration: move.duration))
    }
    return path
  }

  private static func displacements(
    _ step: GestureStep, _ index: Int, _ spread: CGFloat
  ) -> [Displacement] {
    switch step.motion {
    case .rest: [Displacement(step: index, translation: .zero, opening: 0, duration: step.duration)]
    case .drag(let translation, comesToRest: false):
      [Displacement(step: index, translation: translation, opening: 0, duration: step.duration)]
    case .drag(let translation, comesToRest: true): slowing(translation, step.duration, index)
    case .pinch(let scale):
      [
        Displacement(
          step: index, translation: .zero, opening: spread * (scale - 1), duration: step.duration)
      ]
    case .twist(let degrees, let scale): turning(degrees, scale, step.duration, index, spread)
    }
  }

  /// An arc, at an even speed, in straight segments.
  private static func turning(
    _ degrees: CGFloat, _ scale: CGFloat, _ duration: TimeInterval, _ index: Int, _ spread: CGFloat
  ) -> [Displacement] {
    let count = min(max((abs(degrees) / arc).rounded(.up), 1), largestArcCount)
    return (0..<Int(count)).map { _ in
      Displacement(
        step: index, translation: .zero, opening: spread * (scale - 1) / count, duration: duration / count,
        turn: degrees / 180 * .pi / count)
    }
  }

  /// Cubic easing: a finger that comes to rest has hardly any speed left in its last tenths.
  private static func slowing(
    _ translation: CGPoint, _ duration: TimeInterval, _ index: Int
  ) -> [Displacement] {
    func covered(_ piece: Int) -> CGFloat {
      let left = 1 - CGFloat(piece) / CGFloat(pieces)
      return 1 - left * left * left
    }
    return (1...pieces).map { piece in
      let part = covered(piece) - covered(piece - 1)
      return Displacement(
        step: index, translation: CGPoint(x: translation.x * part, y: translation.y * part), opening: 0,
        duration: duration / Double(pieces))
    }
  }

  private static func spread(_ steps: [GestureStep], _ screen: CGSize) -> CGFloat {
    let scale: CGFloat? =
      switch steps.first?.motion {
      case .pinch(let scale), .twist(_, let scale): scale
      default: nil
      }
    return scale.map { widestPinch / 2 * min(screen.width, screen.height) / max($0, 1) } ?? 0
  }

  private static func start(
    _ start: GestureStep.Start, _ displacements: [Displacement], _ screen: CGSize
  ) -> CGPoint {
    switch start {
    case .point(let point): return point
    case .edge(.left): return CGPoint(x: edgeInset, y: screen.height / 2)
    case .edge(.right): return CGPoint(x: screen.width - edgeInset, y: screen.height / 2)
    case .edge(.top): return CGPoint(x: screen.width / 2, y: edgeInset)
    case .edge(.bottom): return CGPoint(x: screen.width / 2, y: screen.height - edgeInset)
    case .centered:
      return CGPoint(
        x: screen.width / 2 - middle(displacements.map(\.translation.x)),
        y: screen.height / 2 - middle(displacements.map(\.translation.y)))
    }
  }

  /// The middle of the range of a coordinate that begins at 0 and changes by `steps`.
  private static func middle(_ steps: [CGFloat]) -> CGFloat {
    var (sum, low, high): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for step in steps {
      sum += step
      (low, high) = (min(low, sum), max(high, sum))
    }
    return (low + high) / 2
  }
}
