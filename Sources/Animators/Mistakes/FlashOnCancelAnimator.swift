import UIKit

/// Fades the old screen out over the new one.
///
/// Mistake: after a canceled gesture the old screen is back already, but its alpha is still 0. So it vanishes
/// at the end, and fades in once more.
public final class FlashOnCancelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades the old view out, and brings it back only after the transition has ended.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(toView, at: 0)
    UIView.animate(withDuration: duration) {
      fromView.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      UIView.animate(withDuration: 0.2) { fromView.alpha = 1 }
    }
  }
}
