import UIKit

/// The old screen leans back and sinks like a card, and the new one is dealt
/// over it.
///
/// On the way back the card in front drops out, and the one behind it leans
/// forward and rises.
public final class CardsAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the card in front is taken away.
  public init(duration: TimeInterval = 1, reverse: Bool = false) {
    self.duration = duration
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Deals the new card, or takes the old one away.
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

    let homes = [fromView.center, toView.center]
    let steps =
      reverse
      ? takeAway(fromView, uncovering: toView) : deal(toView, over: fromView)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: steps
    ) { _ in
      for (view, home) in zip([fromView, toView], homes) {
        view.layer.transform = CATransform3DIdentity
        view.center = home
        view.alpha = 1
      }
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  private func deal(_ newCard: UIView, over oldCard: UIView) -> () -> Void {
    let home = newCard.center
    newCard.center.y += newCard.bounds.height
    oldCard.layer.transform = flat()
    return {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        oldCard.layer.transform = self.leaning()
        oldCard.alpha = 0.6
      }
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) {
        oldCard.layer.transform = self.behind(oldCard.bounds.height)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) {
        newCard.center.y -= 30
      }
      UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) {
        newCard.center = home
      }
    }
  }

  private func takeAway(

    _ oldCard: UIView, uncovering newCard: UIView

  ) -> () -> Void {
    newCard.layer.transform = CATransform3DScale(flat(), 0.6, 0.6, 1)
    newCard.alpha = 0.6
    return {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        oldCard.center.y += oldCard.bounds.height
      }
      UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.35)
      {
        newCard.layer.transform = self.leaning()
        newCard.alpha = 1
      }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25)
      {
        newCard.layer.transform = self.flat()
      }
    }
  }

  // MARK: Where a card can be

  /// Seen from 900 points in front of its middle; the same for all, so that
  /// only the card moves.
  private func flat() -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 900
    return transform
  }

  /// Its upper edge is farther away.
  private func leaning() -> CATransform3D {
    CATransform3DRotate(
      CATransform3DScale(flat(), 0.95, 0.95, 1), 15 * .pi / 180, 1, 0, 0)
  }

  private func behind(_ height: CGFloat) -> CATransform3D {
    CATransform3DScale(
      CATransform3DTranslate(flat(), 0, -0.08 * height, 0), 0.8, 0.8, 1)
  }
}
