import UIKit

/// Brings the new screen up from the depth, while the old one fades out.
///
/// The perspective is negative, set once, on the container, and reset.
public final class RiseAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// 0.4 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  /// Moves the new view up from 200 points behind the screen.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.addSubview(toView)
    // #region reset
    let container = transitionContext.containerView
    // #region perspective
    container.layer.sublayerTransform.m34 = -1 / 500
    toView.layer.transform = CATransform3DMakeTranslation(0, 0, -200)
    // #endregion
    UIView.animate(withDuration: 0.4) {
      toView.layer.transform = CATransform3DIdentity
      fromView.alpha = 0
    } completion: { _ in
      fromView.alpha = 1
      container.layer.sublayerTransform = CATransform3DIdentity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
    // #endregion
  }
}
