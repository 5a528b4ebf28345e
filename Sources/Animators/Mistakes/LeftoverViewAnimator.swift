import UIKit

/// Darkens the old screen while the new one fades in.
///
/// Mistake: the dark view stays in the container. The next transition starts with it, and adds another.
public final class LeftoverViewAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades a dimming view and the new view in, and leaves the dimming view there.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0
    toView.alpha = 0
    container.addSubview(shade)
    container.addSubview(toView)
    UIView.animate(withDuration: duration) {
      shade.alpha = 0.5
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
