import UIKit

/// A fade that does not wait for the finger.
///
/// What is wrong: the animation is a `CABasicAnimation` of its own. An interaction scrubs view animations; this
/// one runs from start to end while the finger is still on its way.
public final class ExplicitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.4) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades the new view in by a `CABasicAnimation` that no interaction drives.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(toView)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = duration
    toView.layer.add(fade, forKey: "fade")
    CATransaction.commit()
  }
}
