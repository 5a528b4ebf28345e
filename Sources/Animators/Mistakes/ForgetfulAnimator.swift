import UIKit

/// A fade that never ends its transition.
///
/// Mistake: the animator doesn't call `completeTransition(_:)`. The screen looks right, but UIKit's
/// transition goes on forever.
public final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades the new view in, and does not complete the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: duration) { toView.alpha = 1 }
  }
}
