/// What happens to one or several fingers at one instant.
public final class UIEvent: NSObject {
  /// Seconds on the run's clock.
  public let timestamp: TimeInterval
  /// In the order in which the fingers came down. Sets of touches have no order.
  let touches: [UITouch]

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, self.timestamp) = (touches, timestamp)
  }

  public var allTouches: Set<UITouch>? { Set(touches) }

  public func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}
