import UIKit

/// Fades the new view in, while a picture of the old one should fall.
///
/// Mistake: nothing retains the dynamic animator, so nothing falls.
public final class ReleasedEarlyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Drops a picture of the old view, by an animator that is released when this returns.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let picture = fromView.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    container.addSubview(picture)
    let animator = UIDynamicAnimator(referenceView: container)
    animator.addBehavior(UIGravityBehavior(items: [picture]))
    UIView.animate(withDuration: duration) {
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
