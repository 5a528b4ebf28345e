import UIKit

/// A fade with a shadow that is to grow.
///
/// What is wrong: `shadowPath` cannot be animated here, so the shadow has its last shape at once.
public final class UnknownKeyPathAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades the new view in, and animates the path of its shadow, which does nothing.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(toView)
    let shadow = CABasicAnimation(keyPath: "shadowPath")
    shadow.fromValue = UIBezierPath(rect: .zero).cgPath
    shadow.duration = duration
    toView.layer.add(shadow, forKey: "shadow")
    toView.alpha = 0
    UIView.animate(withDuration: duration) {
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
