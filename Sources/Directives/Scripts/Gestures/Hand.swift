import Foundation

/// What a touch's steps mean on a screen of a given size.
struct Hand {
  /// How far each finger of a pinch is from the middle at first, in points; 0 for a single finger.
  let spread: CGFloat
  private let start: CGPoint
  private let segments: [Segment]

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
  func path(side: CGFloat) -> FingerPath {
    FingerPath(
      start: CGPoint(x: start.x + side * spread, y: start.y),
      segments: segments.map { segment in
        let x = segment.translation.x + side * segment.opening
        return FingerPath.Segment(
          translation: CGPoint(x: x, y: segment.translation.y), duration: segment.duration)
      })
  }

  /// The step that leads to one of a path's points.
  func step(ofPoint index: Int) -> Int { index == 0 ? 0 : segments[index - 1].step }

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
      let reach = FingerPath(
        start: .zero,
        segments: segments.map { FingerPath.Segment(translation: $0.translation, duration: $0.duration) }
      ).points
      return CGPoint(
        x: screen.width / 2 - middle(reach.map(\.x)), y: screen.height / 2 - middle(reach.map(\.y)))
    }
  }

  private static func middle(_ values: [CGFloat]) -> CGFloat {
    ((values.min() ?? 0) + (values.max() ?? 0)) / 2
  }
}
