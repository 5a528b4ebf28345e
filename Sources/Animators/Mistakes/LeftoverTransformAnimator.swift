import UIKit

/// Fades the old screen out while the new one comes nearer.
///
/// Mistake: the perspective stays on the container, and applies to later transitions.
public final class LeftoverTransformAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Brings the new view nearer, and leaves the container its perspective.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)
    container.layer.sublayerTransform.m34 = -1 / 500
    toView.layer.transform = CATransform3DMakeTranslation(0, 0, -200)
    UIView.animate(withDuration: duration) {
      toView.layer.transform = CATransform3DIdentity
      fromView.alpha = 0
    } completion: { _ in
      fromView.alpha = 1
      toView.layer.transform = CATransform3DIdentity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
