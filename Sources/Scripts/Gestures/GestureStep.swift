import TransitionEngine

/// The movement of fingers over a time interval.
package struct GestureStep: Hashable, Sendable {
  /// Where fingers come down.
  package enum Start: Hashable, Sendable {
    /// Where the touch as a whole lies in the middle of the screen, and so stays on it.
    case centred
    case point(CGPoint)
    /// At the middle of an edge, as near to it as a finger gets.
    case edge(GestureEdge)
  }

  package enum Motion: Hashable, Sendable {
    case rest
    /// By so many points, at an even speed, or slowing down until the finger rests.
    case drag(CGPoint, comesToRest: Bool)
    /// Two fingers on a level line, whose distance is multiplied by `scale`.
    case pinch(scale: CGFloat)
  }

  /// Nil for a step that goes on with the touch before.
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
