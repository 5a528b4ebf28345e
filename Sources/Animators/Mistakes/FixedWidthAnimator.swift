import UIKit

/// Slides both screens sideways, by the width of one phone.
///
/// Mistake: 320 points was the width of every phone once. On a wider one the screens overlap.
public final class FixedWidthAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Slides both views by 320 points, however wide the container is.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: 320, y: 0)
    UIView.animate(withDuration: duration) {
      toView.transform = .identity
      fromView.transform = CGAffineTransform(translationX: -320, y: 0)
    } completion: { _ in
      toView.transform = .identity
      fromView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
