import UIKit

/// Drops a picture of the old screen, while it fades.
///
/// A property keeps the dynamic animator.
public final class FallAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  // #region keep
  private var animator: UIDynamicAnimator?

  // #endregion

  /// 0.4 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  /// Lets gravity pull a picture of the old view down.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let picture = fromView.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    container.addSubview(picture)
    drop(picture, in: container)
    UIView.animate(withDuration: 0.4) {
      picture.alpha = 0
    } completion: { _ in
      self.animator = nil
      picture.removeFromSuperview()
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  // #region keep
  private func drop(_ picture: UIView, in container: UIView) {
    let gravity = UIGravityBehavior(items: [picture])
    gravity.magnitude = 10
    let animator = UIDynamicAnimator(referenceView: container)
    animator.addBehavior(gravity)
    self.animator = animator
  }
  // #endregion
}
