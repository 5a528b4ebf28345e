import TransitionEngine

/// The movement of fingers over a time interval.
package struct GestureStep: Hashable, Codable, Sendable {
  /// The place where fingers come down.
  package enum Start: Hashable, Codable, Sendable {
    /// The place that centers the whole touch on the screen, so that it stays on the screen.
    case centered
    case point(CGPoint)
    /// At the middle of an edge, as near to it as possible.
    case edge(GestureEdge)
  }

  package enum Motion: Hashable, Codable, Sendable {
    case rest
    /// A movement in points, at an even speed, or slowing down until the finger rests.
    case drag(CGPoint, comesToRest: Bool)
    /// Two fingers on a horizontal line; `scale` multiplies their distance.
    case pinch(scale: CGFloat)
    /// Two fingers that begin on a horizontal line and turn around their middle, clockwise by an angle in degrees;
    /// `scale` multiplies their distance meanwhile.
    case twist(degrees: CGFloat, scale: CGFloat)
  }

  /// The start; nil for a step that continues the touch before.
  package var start: Start?
  package var motion: Motion
  /// Seconds; > 0.
  package var duration: TimeInterval
}

/// One statement of a gesture script.
enum GestureStatement: Hashable, Sendable {
  case step(GestureStep)
  case lift
  /// Seconds; > 0.
  case wait(TimeInterval)
}
