/// A finger on the screen, from touchdown to lift.
public final class UITouch: NSObject {
  /// The phase of a touch. The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The latest phase of the touch. Hovering pointers are not modeled.
  public internal(set) var phase = Phase.began
  /// The time of the last change of phase or location, in seconds on the run's clock.
  public internal(set) var timestamp: TimeInterval
  /// The window in which the touch began.
  public private(set) weak var window: UIWindow?
  /// The view in which the touch began; it doesn't change.
  public internal(set) var view: UIView?
  /// The recognizers that follow the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The force of the touch: always that of an average touch.
  public var force: CGFloat { 1 }
  /// The largest value of `force`: the screen doesn't measure force.
  public var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the finger, in points; an estimate.
  public var majorRadius: CGFloat { 20 }
  /// The number of taps in a row, this one included; always one.
  public var tapCount: Int { 1 }

  /// The location in the window.
  private(set) var point: CGPoint
  private(set) var previousPoint: CGPoint
  /// Whether the view gets the touch; false once a recognizer has canceled it for views.
  var reachesView = false
  var hasReachedView = false
  /// The name of the first recognizer, control or cell that handled the touch; nil for none. A recognizer
  /// handles the touch when it recognizes its gesture.
  private(set) var handler: String?
  /// Whether a recognizer found its gesture in the touch, even if the gesture wasn't allowed to begin, or
  /// whether a disabled recognizer or a cell that can't be highlighted ignored the touch on purpose.
  var wasConsidered = false

  /// The number of the touch, in the order of touchdown. As the hash, it makes the order of a set of touches
  /// independent of addresses.
  private let number: Int

  init(_ number: Int, at point: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    (self.number, self.point, previousPoint, self.timestamp) = (number, point, point, timestamp)
    self.window = window
  }

  /// The hash, which differs for each touch of a run.
  public override var hash: Int { number }

  /// - Parameter view: nil for the window.
  public func location(in view: UIView?) -> CGPoint {
    (view ?? window)?.convert(point, from: window) ?? point
  }

  /// The location before the last move.
  ///
  /// - Parameter view: nil for the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    (view ?? window)?.convert(previousPoint, from: window) ?? previousPoint
  }

  func move(to point: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPoint = self.point
    (self.point, self.phase, self.timestamp) = (point, phase, timestamp)
  }

  /// Records the name of an object that handled the touch, unless there is one already.
  func take(_ name: String) { handler = handler ?? name }

  var isOver: Bool { phase == .ended || phase == .cancelled }
}

/// Notes that an object of a listing handles touches, so that lint doesn't miss a gesture. Zoetrope writes this call into
/// overrides of `touchesBegan(_:with:)`, `touchesMoved(_:with:)` and `touchesEnded(_:with:)`.
///
/// - Parameter object: a view or another responder. A gesture recognizer handles touches when it recognizes its gesture.
public func handles(_ touches: Set<UITouch>, by object: AnyObject) {
  guard object is UIResponder else { return }
  for touch in touches { touch.take("\(type(of: object))") }
}
