/// What happens to one or several fingers at one instant.
public final class UIEvent: NSObject {
  /// Seconds on the run's clock.
  public let timestamp: TimeInterval
  /// In the order in which the fingers came down. Sets of touches have no order.
  let touches: [UITouch]

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
  }

  /// The touches that this event tells of: those that have begun, moved or ended together. Never nil. Other
  /// than on iOS, fingers that rest meanwhile are not among them.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// Those of them that came down on a view; never nil.
  public func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  /// Those of them that a recogniser follows; never nil.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}
