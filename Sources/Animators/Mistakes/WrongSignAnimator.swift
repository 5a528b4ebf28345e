import UIKit

/// Moves the new screen down from above, instead of up from the depth, while the old one fades out.
///
/// Mistake: m34 is positive, so views that are farther away look larger.
public final class WrongSignAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Moves the new view from the depth, seen through a perspective that is turned around.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)
    container.layer.sublayerTransform.m34 = 1 / 500
    toView.layer.transform = CATransform3DMakeTranslation(0, 0, -200)
    UIView.animate(withDuration: duration) {
      toView.layer.transform = CATransform3DIdentity
      fromView.alpha = 0
    } completion: { _ in
      fromView.alpha = 1
      toView.layer.transform = CATransform3DIdentity
      container.layer.sublayerTransform = CATransform3DIdentity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
