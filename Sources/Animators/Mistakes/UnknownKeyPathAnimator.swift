import UIKit

/// A fade with a blur that should clear.
///
/// Mistake: filters can't be animated here, so nothing is blurred.
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

  /// Fades the new view in, and animates the radius of a blur, which does nothing.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(toView)
    let blur = CABasicAnimation(keyPath: "filters.blur.inputRadius")
    (blur.fromValue, blur.toValue) = (10, 0)
    blur.duration = duration
    toView.layer.add(blur, forKey: "blur")
    toView.alpha = 0
    UIView.animate(withDuration: duration) {
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
