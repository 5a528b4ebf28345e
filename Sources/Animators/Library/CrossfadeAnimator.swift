import UIKit

/// The old screen becomes transparent, and uncovers the new one behind it.
///
/// A fade the other way round: what changes is the old screen, so it has to
/// be made opaque again afterwards.
public final class CrossfadeAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 1) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Puts the new view behind the old one, and fades the old one out.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(
      toView, belowSubview: fromView)

    UIView.animate(withDuration: duration) {
      fromView.alpha = 0
    } completion: { _ in
      fromView.alpha = 1
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}
