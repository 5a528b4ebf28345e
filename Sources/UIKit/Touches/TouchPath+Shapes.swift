extension TouchPath {
  /// The time that a finger stays down in a tap, in seconds.
  package static let tapDuration: TimeInterval = 0.08

  package static func tap(at point: CGPoint) throws(TouchPathProblem) -> TouchPath {
    try TouchPath(from: point, [.hold(tapDuration)])
  }

  /// A straight movement of one finger, with a duration in seconds.
  package static func swipe(
    from start: CGPoint, to end: CGPoint, in duration: TimeInterval
  ) throws(TouchPathProblem) -> TouchPath {
    try TouchPath(from: start, [.move(to: end, duration: duration)])
  }

  /// Two fingers side by side around a center, whose distance changes from `distance` points to `scale` times
  /// that distance.
  package static func pinch(
    around center: CGPoint, distance: CGFloat, scale: CGFloat, in duration: TimeInterval
  ) throws(TouchPathProblem) -> TouchPath {
    func finger(_ side: CGFloat) -> Finger {
      func point(_ distance: CGFloat) -> CGPoint { CGPoint(x: center.x + side * distance / 2, y: center.y) }
      return Finger(
        start: point(distance), segments: [.move(to: point(distance * scale), duration: duration)])
    }
    return try TouchPath([finger(-1), finger(1)])
  }
}
