/// The changes of one or several touches at one instant.
public final class UIEvent: NSObject {
  /// The time of the event, in seconds on the run's clock.
  public let timestamp: TimeInterval
  /// The touches that have begun, moved or ended together, in the order in which the fingers came down. A set
  /// of touches would have no order.
  let touches: [UITouch]
  /// The touches of resting fingers.
  var resting: [UITouch] = []

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
  }

  /// The touches of all fingers: those that have begun, moved or ended together, and those of fingers that
  /// rest. Never nil.
  public var allTouches: Set<UITouch>? { Set(touches + resting) }

  /// The touches that began in a view; never nil.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set((touches + resting).filter { $0.view === view })
  }

  /// The touches that a recognizer follows; never nil.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      (touches + resting).filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}
