/// Drives the change from one view controller to another itself, instead of an animator.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition, which the object drives with the context's `updateInteractiveTransition(_:)`
  /// until it is finished or canceled, and completed. UIKit calls this method instead of
  /// `animateTransition(using:)`, even if `wantsInteractiveStart` is false.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed after the interaction, as a factor.
  var completionSpeed: CGFloat { get }
  /// The timing curve after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. If not, `startInteractiveTransition(_:)` starts animations
  /// that run by themselves.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Ease-in-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
