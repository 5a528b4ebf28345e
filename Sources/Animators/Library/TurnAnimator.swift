import UIKit

/// The screen turns over like a card; the new one is on its back.
///
/// Half of the time the old screen turns until it is seen edge on, then the
/// new one goes on from there.
public final class TurnAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool
  private let isVertical: Bool
  private let perspective: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether it turns the other way.
  ///   - isVertical: whether it turns about a horizontal axis.
  ///   - perspective: the eye's distance in points.
  public init(
    duration: TimeInterval = 1, reverse: Bool = false,
    isVertical: Bool = false, perspective: CGFloat = 500
  ) {
    self.duration = duration
    self.reverse = reverse
    self.isVertical = isVertical
    self.perspective = perspective
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Turns the old view away by a quarter, then the new one in.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    container.layer.sublayerTransform.m34 = -1 / perspective

    let quarter: CGFloat = reverse ? .pi / 2 : -.pi / 2
    turn(toView, by: -quarter)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.turn(fromView, by: quarter)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.turn(toView, by: 0)
      }
    } completion: { _ in
      container.layer.sublayerTransform = CATransform3DIdentity
      fromView.layer.transform = CATransform3DIdentity
      toView.layer.transform = CATransform3DIdentity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  private func turn(_ view: UIView, by angle: CGFloat) {
    view.layer.transform = CATransform3DMakeRotation(
      angle, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
  }
}
