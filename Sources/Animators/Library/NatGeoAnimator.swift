import UIKit

/// The old screen opens like the cover of a magazine, hinged at the left, and
/// the new one flies in from the side.
///
/// On the way back it flies out again, and the cover closes.
public final class NatGeoAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool
  private let perspective: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the cover closes.
  ///   - perspective: the eye's distance in points.
  public init(
    duration: TimeInterval = 1, reverse: Bool = false,
    perspective: CGFloat = 500
  ) {
    self.duration = duration
    self.reverse = reverse
    self.perspective = perspective
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Opens or closes the cover; the page in front of it always needs the
  /// whole time.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (cover, page) = reverse ? (toView, fromView) : (fromView, toView)
    if reverse {
      container.insertSubview(toView, belowSubview: fromView)
    } else {
      container.addSubview(toView)
    }
    hinge(cover, at: 0)
    let width = container.bounds.width
    let (flat, open, outside) = (
      self.flat(), self.open(width), self.outside(width)
    )
    cover.layer.transform = reverse ? open : flat
    page.layer.transform = reverse ? flat : outside

    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        page.layer.transform = self.reverse ? outside : flat
      }
      UIView.addKeyframe(
        withRelativeStartTime: self.reverse ? 0 : 0.2, relativeDuration: 0.8
      ) {
        cover.layer.transform = self.reverse ? flat : open
      }
    } completion: { _ in
      self.hinge(cover, at: 0.5)
      cover.layer.transform = CATransform3DIdentity
      page.layer.transform = CATransform3DIdentity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  /// Turns about another place from now on, and stays where it is.
  private func hinge(_ view: UIView, at x: CGFloat) {
    view.center.x += (x - view.layer.anchorPoint.x) * view.bounds.width
    view.layer.anchorPoint.x = x
  }

  // MARK: Places
  //
  // The originals are points of a phone that was 320 wide; here they are
  // parts of the width.

  private func flat() -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / perspective
    return transform
  }

  private func open(_ width: CGFloat) -> CATransform3D {
    let turned = CATransform3DRotate(flat(), 80 * .pi / 180, 0, 1, 0)
    return CATransform3DTranslate(
      turned, 170 / 320 * width, 0, -30 / 320 * width)
  }

  private func outside(_ width: CGFloat) -> CATransform3D {
    var transform = CATransform3DRotate(flat(), 5 * .pi / 180, 0, 0, 1)
    transform = CATransform3DTranslate(
      transform, width, -width / 8, 150 / 320 * width)
    transform = CATransform3DRotate(transform, -45 * .pi / 180, 0, 1, 0)
    return CATransform3DRotate(transform, 10 * .pi / 180, 1, 0, 0)
  }
}
