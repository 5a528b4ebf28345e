/// A finger on the screen, from its coming down to its leaving.
public final class UITouch: NSObject {
  /// The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The latest phase of the touch. Hovering pointers are not modelled.
  public internal(set) var phase = Phase.began
  /// Of the last change of phase or place, in seconds on the run's clock.
  public internal(set) var timestamp: TimeInterval
  /// The window that the finger came down in.
  public private(set) weak var window: UIWindow?
  /// The view that was hit when the finger came down; the touch stays with it.
  public internal(set) var view: UIView?
  /// The recognisers that follow the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// How hard the finger presses: as an average touch does.
  public var force: CGFloat { 1 }
  /// The hardest that `force` can be: the screen does not feel pressure.
  public var maximumPossibleForce: CGFloat { 1 }
  /// How large the finger is, in points; an estimate.
  public var majorRadius: CGFloat { 20 }
  /// Taps that this one follows, itself included; always one.
  public var tapCount: Int { 1 }

  /// In the window.
  private(set) var point: CGPoint
  private(set) var previousPoint: CGPoint
  /// Whether the view hears of the touch; not any more once a recogniser has taken it.
  var reachesView = false
  var hasReachedView = false
  /// Who has taken the touch, by name: a recogniser that recognised its gesture, or a control. Nil as long as nobody has.
  private(set) var taker: String?
  /// Whether a recogniser found its gesture in it, whatever those said who were asked whether it may begin, or would have
  /// had a look at it if it had not been switched off.
  var wasConsidered = false

  /// In the order of coming down; the hash, so that no address decides how a set of touches is ordered.
  private let number: Int

  init(_ number: Int, at point: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    (self.number, self.point, previousPoint, self.timestamp) = (number, point, point, timestamp)
    self.window = window
  }

  /// Another one for each touch of a run.
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

  /// The first to take it is named.
  func take(_ name: String) { taker = taker ?? name }

  var isOver: Bool { phase == .ended || phase == .cancelled }
}
