import UIKit

/// Slides a picture of the new screen in.
///
/// Mistake: the new screen itself is never added to the container. Once the picture and the old screen are
/// gone, nothing is left.
public final class MissingViewAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Slides in a snapshot, and never adds the view itself.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to),
      let picture = toView.snapshotView(afterScreenUpdates: true)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(picture)
    picture.center.x += container.bounds.width
    UIView.animate(withDuration: duration) {
      picture.center.x -= container.bounds.width
    } completion: { _ in
      picture.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
