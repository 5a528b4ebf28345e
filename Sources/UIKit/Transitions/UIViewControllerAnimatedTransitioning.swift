/// Animates the change from one view controller to another.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// - Parameter transitionContext: nil when UIKit asks outside of a transition.
  /// - Returns: seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` when that is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives the change from one view controller to another itself, instead of an animator.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
