/// Animates the change from one view controller to another.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// - Parameter transitionContext: nil if UIKit asks outside a transition.
  /// - Returns: seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the new view to the container, animates, and then calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator with all the transition's animations, and with a completion that calls
  /// `completeTransition(_:)`. It can be interrupted, and has to be the same one during a transition.
  ///
  /// An interaction scrubs it, and then `animateTransition(using:)` is not called; otherwise that method has
  /// to start it. The method is optional.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None: the transition cannot be interrupted.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { NotInterruptible(duration: 0, curve: .linear) }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The default result for classes without an interruptible animator. (In UIKit the method itself is
/// optional.)
final class NotInterruptible: UIViewPropertyAnimator {}
