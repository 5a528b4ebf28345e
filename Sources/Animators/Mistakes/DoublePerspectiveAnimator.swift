import UIKit

/// Brings the new screen up from much deeper than was meant, while the old one fades out.
///
/// Mistake: both the view's own transform and the container's `sublayerTransform` have an m34.
public final class DoublePerspectiveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Brings the new view up through two perspectives, one of which is too many.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    container.layer.sublayerTransform = perspective
    toView.layer.transform = CATransform3DTranslate(perspective, 0, 0, -200)
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
