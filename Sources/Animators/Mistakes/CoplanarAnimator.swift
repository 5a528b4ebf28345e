import UIKit

/// Swings the old screen open like a door, and darkens it.
///
/// Mistake: the shade is a sibling of the screen, and turns along with it. Both are always in one plane, so
/// rounding decides which one is in front.
public final class CoplanarAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.6) { self.duration = duration }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Turns the old view and, in the same plane, the shade about the left edge.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0
    container.insertSubview(toView, at: 0)
    container.addSubview(shade)
    let door = [fromView.layer, shade.layer]
    for layer in door { layer.hinge(at: 0) }
    container.layer.sublayerTransform.m34 = -1 / 1000
    UIView.animate(withDuration: duration) {
      shade.alpha = 0.5
      for layer in door { layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
    } completion: { _ in
      shade.removeFromSuperview()
      fromView.layer.transform = CATransform3DIdentity
      fromView.layer.hinge(at: 0.5)
      container.layer.sublayerTransform = CATransform3DIdentity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension CALayer {
  /// Moves the anchor point, while the layer stays in its place.
  ///
  /// - Parameter x: in the unit square of the bounds.
  fileprivate func hinge(at x: CGFloat) {
    position.x += (x - anchorPoint.x) * bounds.width
    anchorPoint.x = x
  }
}
