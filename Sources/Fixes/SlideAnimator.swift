import UIKit

/// Slides both screens sideways by the width of their container.
///
/// Both views are back in their places at the end.
public final class SlideAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// 0.4 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  /// Slides both views, and resets their transforms.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.addSubview(toView)
    // #region width
    let width = transitionContext.containerView.bounds.width
    toView.transform = CGAffineTransform(translationX: width, y: 0)
    // #region reset
    UIView.animate(withDuration: 0.4) {
      toView.transform = .identity
      fromView.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      fromView.transform = .identity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
    // #endregion
    // #endregion
  }
}
