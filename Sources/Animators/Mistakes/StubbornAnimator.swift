import UIKit

/// A fade that always ends with the new screen.
///
/// Mistake: it calls `completeTransition(true)` after a canceled gesture, too. The finger goes back to the
/// old screen, but the container continues to the new one.
public final class StubbornAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades the new view in, and completes the transition even if it was canceled.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: duration) {
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
