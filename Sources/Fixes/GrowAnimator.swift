import UIKit

/// Grows the new screen from half of its size.
///
/// The frame is set before the transform.
public final class GrowAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// 0.4 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  /// Sets the frame of the new view, scales it, and lets it grow.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    // #region frame
    toView.frame = container.bounds
    container.addSubview(toView)
    toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // #endregion
    UIView.animate(withDuration: 0.4) {
      toView.transform = .identity
    } completion: { _ in
      toView.transform = .identity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}
