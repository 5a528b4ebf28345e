/// Animates the change from one view controller to another.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// - Parameter transitionContext: nil when UIKit asks outside of a transition.
  /// - Returns: seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` when that is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator with all the transition's animations, and with a completion that calls
  /// `completeTransition(_:)`: it can be taken up again in the middle. Always the same one during a transition.
  ///
  /// An interaction scrubs it, and then `animateTransition(using:)` is not called; without an interaction that
  /// has to start it. Left out, there is none.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// The transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None: the transition cannot be taken up again.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { NotInterruptible(duration: 0, curve: .linear) }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The answer of those who have no interruptible animator. (In UIKit the method itself is optional.)
final class NotInterruptible: UIViewPropertyAnimator {}
