/// Drives the change from one view controller to another itself, instead of an animator.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition, which the object drives by the context's `updateInteractiveTransition(_:)` until it is finished
  /// or canceled, and completed. UIKit calls this method instead of `animateTransition(using:)`, even if
  /// `wantsInteractiveStart` is false.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest goes by itself, as a factor.
  var completionSpeed: CGFloat { get }
  /// The pace of that rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. If not, `startInteractiveTransition(_:)` starts animations that run by
  /// themselves.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the animator.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}
