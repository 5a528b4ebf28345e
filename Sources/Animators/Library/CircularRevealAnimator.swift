import UIKit

/// The new screen shows in a circle that opens until it holds all of the
/// screen.
///
/// On the way back the circle closes over the old screen.
public final class CircularRevealAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let origin: CGPoint
  private let reverse: Bool

  /// - Parameters:
  ///   - duration: seconds.
  ///   - origin: the circle's middle, in the unit square of the screen.
  ///   - reverse: whether it closes.
  public init(
    duration: TimeInterval = 0.6, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    reverse: Bool = false
  ) {
    self.duration = duration
    self.origin = origin
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Masks the screen above with a circle, and changes the circle's scale.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if reverse {
      container.insertSubview(toView, belowSubview: fromView)
    } else {
      container.addSubview(toView)
    }
    let shown = reverse ? fromView : toView
    let circle = circle(in: shown.bounds)
    let closed = CGAffineTransform(scaleX: 0.001, y: 0.001)
    circle.transform = reverse ? .identity : closed
    shown.mask = circle

    UIView.animate(withDuration: duration) {
      circle.transform = self.reverse ? closed : .identity
    } completion: { _ in
      shown.mask = nil
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  /// A view that is a circle about the origin, out to the corner that is
  /// farthest from it.
  private func circle(in bounds: CGRect) -> UIView {
    let middle = CGPoint(
      x: origin.x * bounds.width, y: origin.y * bounds.height)
    let radius = hypot(
      max(middle.x, bounds.width - middle.x),
      max(middle.y, bounds.height - middle.y))
    let circle = UIView(
      frame: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius,
        height: 2 * radius))
    // A mask's color does not matter, only that it is opaque.
    circle.backgroundColor = .black
    circle.layer.cornerRadius = radius
    return circle
  }
}
