import UIKit

/// Fades the old screen out while it turns once.
///
/// Each step is less than half a turn.
public final class SpinAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// 0.6 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.6
  }

  /// Turns the old view in three steps.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(toView, at: 0)
    // #region thirds
    UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
      for third in 1...3 {
        let start = Double(third - 1) / 3
        UIView.addKeyframe(
          withRelativeStartTime: start, relativeDuration: 1 / 3
        ) {
          let angle = CGFloat(third) * 2 * .pi / 3
          fromView.transform = CGAffineTransform(rotationAngle: angle)
          fromView.alpha = 1 - CGFloat(third) / 3
        }
      }
    } completion: { _ in
      fromView.transform = .identity
      fromView.alpha = 1
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
    // #endregion
  }
}
