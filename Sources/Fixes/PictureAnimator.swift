import UIKit

/// Slides a picture of the new screen in.
///
/// The picture shows something, and the new screen is behind it.
public final class PictureAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// 0.4 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  /// Slides a snapshot in, and then shows the view itself.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    // #region picture
    guard let toView = transitionContext.view(forKey: .to),
      let picture = toView.snapshotView(afterScreenUpdates: true)
    else { return transitionContext.completeTransition(false) }
    // #endregion
    // #region add
    let container = transitionContext.containerView
    container.addSubview(toView)
    toView.isHidden = true
    container.addSubview(picture)
    picture.center.x += container.bounds.width
    UIView.animate(withDuration: 0.4) {
      picture.center.x -= container.bounds.width
    } completion: { _ in
      picture.removeFromSuperview()
      toView.isHidden = false
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
    // #endregion
  }
}
