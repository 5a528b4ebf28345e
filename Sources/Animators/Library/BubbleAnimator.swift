import UIKit

/// A bubble in the new screen's color swells from a point until it fills the
/// screen, and brings the new screen with it.
///
/// On the way back the old screen sinks into its point, and the bubble after
/// it.
public final class BubbleAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private static let nothing = CGAffineTransform(scaleX: 0.001, y: 0.001)

  private let duration: TimeInterval
  private let origin: CGPoint
  private let reverse: Bool

  /// - Parameters:
  ///   - duration: seconds.
  ///   - origin: where the bubble comes from, in the unit square of the
  ///     screen.
  ///   - reverse: whether it goes back there.
  public init(
    duration: TimeInterval = 0.5, origin: CGPoint = CGPoint(x: 0.5, y: 0.9),
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

  /// Scales a round view, and the screen above it, about the bubble's origin.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let screen = reverse ? fromView : toView
    let bubble = bubble(in: container.bounds, color: screen.backgroundColor)
    if reverse {
      container.insertSubview(toView, belowSubview: fromView)
      container.insertSubview(bubble, belowSubview: fromView)
    } else {
      container.addSubview(bubble)
      container.addSubview(toView)
    }
    let (home, source) = (screen.center, bubble.center)
    let sink = {
      bubble.transform = Self.nothing
      screen.transform = Self.nothing
      screen.center = source
      screen.alpha = 0
    }
    if !reverse { sink() }

    UIView.animate(withDuration: duration) {
      if self.reverse { return sink() }
      bubble.transform = .identity
      screen.transform = .identity
      screen.center = home
      screen.alpha = 1
    } completion: { _ in
      screen.transform = .identity
      screen.center = home
      screen.alpha = 1
      bubble.removeFromSuperview()
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  /// A round view about the origin that reaches the farthest corner.
  private func bubble(in bounds: CGRect, color: UIColor?) -> UIView {
    let middle = CGPoint(
      x: origin.x * bounds.width, y: origin.y * bounds.height)
    let radius = hypot(
      max(middle.x, bounds.width - middle.x),
      max(middle.y, bounds.height - middle.y))
    let bubble = UIView(
      frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    bubble.center = middle
    bubble.backgroundColor = color ?? .systemBackground
    bubble.layer.cornerRadius = radius
    return bubble
  }
}
