import UIKit

/// Grows the new screen from its full size to twice that, instead of from half its size.
///
/// Mistake: the frame is set while the view is scaled. Its bounds become twice as large, so that the scaled
/// view fills the container.
public final class FrameUnderTransformAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Lets the new view grow, from a frame that was set too late.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    container.addSubview(toView)
    toView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    toView.frame = container.bounds
    UIView.animate(withDuration: duration) {
      toView.transform = .identity
    } completion: { _ in
      toView.transform = .identity
      toView.frame = container.bounds
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
