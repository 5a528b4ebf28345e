/// The changes of one or several touches at one instant.
public final class UIEvent: NSObject {
  /// Seconds on the run's clock.
  public let timestamp: TimeInterval
  /// Those that have begun, moved or ended together, in the order in which the fingers came down. Sets of
  /// touches have no order.
  let touches: [UITouch]
  /// Those of the fingers that rest meanwhile.
  var resting: [UITouch] = []

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
  }

  /// The touches of all fingers: those that have begun, moved or ended together, and those that rest
  /// meanwhile. Never nil.
  public var allTouches: Set<UITouch>? { Set(touches + resting) }

  /// Those of them that came down on a view; never nil.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set((touches + resting).filter { $0.view === view })
  }

  /// Those of them that a recogniser follows; never nil.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      (touches + resting).filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}
