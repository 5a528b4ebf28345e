import UIKit

/// Slides both screens sideways, and leaves the old one outside.
///
/// Mistake: the old view keeps its transform. When it is shown again, it is off the screen.
public final class LeftoverStateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Slides both views, and does not put the old one back.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)
    let width = container.bounds.width
    toView.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(withDuration: duration) {
      toView.transform = .identity
      fromView.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
