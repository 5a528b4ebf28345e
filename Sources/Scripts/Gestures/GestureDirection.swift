import TransitionEngine

/// The direction in which a finger moves.
enum GestureDirection: String, CaseIterable, Sendable {
  case left, right, up, down

  /// A movement in this direction, in points; y points down.
  func translation(_ distance: CGFloat) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -distance, y: 0)
    case .right: CGPoint(x: distance, y: 0)
    case .up: CGPoint(x: 0, y: -distance)
    case .down: CGPoint(x: 0, y: distance)
    }
  }
}

/// An edge of the screen from which a finger moves inwards.
package enum GestureEdge: String, CaseIterable, Codable, Sendable {
  case left, right, top, bottom

  /// The direction from the edge into the screen.
  var inwards: GestureDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .down
    case .bottom: .up
    }
  }
}
