import UIKit

/// Tabs change with a short slide: both screens move the same way by a part
/// of the width, and the new one fades in.
///
/// The eye learns on which side the tab lies, and waits less than for a whole
/// width.
public final class TabSlideAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool
  private let distance: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the new screen comes from the left.
  ///   - distance: how far the screens move, as a part of the width.
  public init(
    duration: TimeInterval = 0.3, reverse: Bool = false,
    distance: CGFloat = 0.25
  ) {
    self.duration = duration
    self.reverse = reverse
    self.distance = distance
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Moves both screens, and fades the new one in over the old one.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let way = (reverse ? -1 : 1) * distance * container.bounds.width
    // What the screens leave open on the way has the new one's color.
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = toView.backgroundColor
    container.insertSubview(backdrop, at: 0)
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: way, y: 0)
    toView.alpha = 0

    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseOut
    UIView.animate(withDuration: duration, delay: 0, options: curve) {
      toView.transform = .identity
      toView.alpha = 1
      fromView.transform = CGAffineTransform(translationX: -way, y: 0)
    } completion: { _ in
      backdrop.removeFromSuperview()
      fromView.transform = .identity
      toView.transform = .identity
      toView.alpha = 1
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}
