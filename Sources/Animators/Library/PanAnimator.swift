import UIKit

/// The new screen comes in from the right, over the old one, which makes room
/// at half the pace.
///
/// On the way back everything is mirrored: the old screen leaves to the
/// right, and uncovers the new one.
public final class PanAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the old screen leaves to the right.
  public init(duration: TimeInterval = 0.3, reverse: Bool = false) {
    self.duration = duration
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Moves the screen in front by the container's width, and the one behind
  /// by half of it.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let outside = CGAffineTransform(
      translationX: container.bounds.width, y: 0)
    let aside = CGAffineTransform(
      translationX: -container.bounds.width / 2, y: 0)

    if reverse {
      container.insertSubview(toView, belowSubview: fromView)
    } else {
      container.addSubview(toView)
    }
    toView.transform = reverse ? aside : outside
    UIView.animate(withDuration: duration) {
      toView.transform = .identity
      fromView.transform = self.reverse ? outside : aside
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}
