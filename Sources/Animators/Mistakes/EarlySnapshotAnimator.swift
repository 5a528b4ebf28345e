import UIKit

/// Slides a picture of the new screen in, which is empty.
///
/// Mistake: the picture is taken before the new screen was ever drawn, and doesn't wait for it.
public final class EarlySnapshotAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Slides in a snapshot that was taken too early.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to),
      let picture = toView.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)
    toView.isHidden = true
    container.addSubview(picture)
    picture.center.x += container.bounds.width
    UIView.animate(withDuration: duration) {
      picture.center.x -= container.bounds.width
    } completion: { _ in
      picture.removeFromSuperview()
      toView.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
