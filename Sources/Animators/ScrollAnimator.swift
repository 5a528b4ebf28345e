import UIKit

/// Slides both screens sideways on a spring, as if they lay side by side.
public final class ScrollAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The side from which the new screen comes.
  public enum Direction: String, CaseIterable, Sendable {
    /// Towards the new tab: a tab further right comes from the right.
    case automatic = "auto"
    /// The new screen comes from the right.
    case forward
    /// The new screen comes from the left.
    case backward
  }

  private let duration: TimeInterval
  private let damping: CGFloat
  private let velocity: CGFloat
  private let direction: Direction

  /// - Parameters:
  ///   - duration: seconds until the spring has settled.
  ///   - damping: the damping ratio. From 1 on, the spring doesn't overshoot.
  ///   - velocity: the initial velocity, in widths per second.
  public init(
    duration: TimeInterval = 0.4, damping: CGFloat = 1.2, velocity: CGFloat = 2.5,
    direction: Direction = .automatic
  ) {
    self.duration = duration
    self.damping = damping
    self.velocity = velocity
    self.direction = direction
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Moves both screens, puts them back without a transform, and completes the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    container.addSubview(toView)

    // A transform moves a view without touching its frame, which stays where the view belongs at the end.
    let distance = movesForward(transitionContext) ? container.bounds.width : -container.bounds.width
    toView.transform = CGAffineTransform(translationX: distance, y: 0)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: []
    ) {
      toView.transform = .identity
      fromView.transform = CGAffineTransform(translationX: -distance, y: 0)
    } completion: { _ in
      // The old view may be shown again, in its place.
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func movesForward(_ transitionContext: any UIViewControllerContextTransitioning) -> Bool {
    switch direction {
    case .forward: true
    case .backward: false
    case .automatic: transitionContext.goesToTheRight
    }
  }
}
