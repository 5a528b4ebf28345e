/// The changes of one or several touches at one instant.
open class UIEvent: NSObject {
  /// What an event tells. The raw values are UIKit's; every event here is one of touches.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// The motion or the button of an event without touches. The raw values are UIKit's.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// The time of the event, in seconds on the run's clock.
  open var timestamp: TimeInterval { instant }
  private let instant: TimeInterval
  /// Always that of touches.
  open var type: EventType { .touches }
  /// Always none.
  open var subtype: EventSubtype { .none }
  /// The touches that have begun, moved or ended together, in the order in which the fingers came down. A set
  /// of touches would have no order.
  let touches: [UITouch]
  /// The touches of resting fingers.
  var resting: [UITouch] = []

  init(_ touches: [UITouch], timestamp: TimeInterval) {
    (self.touches, instant) = (touches, timestamp)
    Run.current?.hasToldTime = true
  }

  /// The touches of all fingers: those that have begun, moved or ended together, and those of fingers that
  /// rest. Never nil.
  open var allTouches: Set<UITouch>? { Set(touches + resting) }

  /// The touches that began in a view; never nil.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set((touches + resting).filter { $0.view === view })
  }

  /// The touches that a recognizer follows; never nil.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(
      (touches + resting).filter { touch in touch.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}
