import UIKit

/// The old screen opens like a sliding door, and the new one comes closer
/// behind it.
///
/// On the way back the door closes in front of the old screen, which steps
/// back.
public final class PortalAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// The scale of a screen that is behind the door.
  private static let distantScale: CGFloat = 0.8

  private let duration: TimeInterval
  private let reverse: Bool

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the door closes.
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

  /// Cuts a picture of the screen in front in two, and slides the halves
  /// apart or together.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    let (front, back) = reverse ? (toView, fromView) : (fromView, toView)
    let leaves = leaves(of: front)
    leaves.forEach(container.addSubview)
    front.isHidden = true

    let distant = CGAffineTransform(
      scaleX: Self.distantScale, y: Self.distantScale)
    back.transform = reverse ? .identity : distant
    if reverse { slideOut(leaves) }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      back.transform = self.reverse ? distant : .identity
      if self.reverse {
        leaves.forEach { $0.transform = .identity }
      } else {
        self.slideOut(leaves)
      }
    } completion: { _ in
      leaves.forEach { $0.removeFromSuperview() }
      front.isHidden = false
      back.transform = .identity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  /// The left and the right half of a view, as pictures at their places.
  private func leaves(of view: UIView) -> [UIView] {
    let size = view.bounds.size
    let middle = (size.width / 2).rounded()
    let parts = [
      CGRect(x: 0, y: 0, width: middle, height: size.height),
      CGRect(
        x: middle, y: 0, width: size.width - middle, height: size.height),
    ]
    return parts.compactMap { part in
      let leaf = view.resizableSnapshotView(
        from: part, afterScreenUpdates: true, withCapInsets: .zero)
      leaf?.frame = part
      return leaf
    }
  }

  /// Out of sight, to the left and to the right.
  private func slideOut(_ leaves: [UIView]) {
    for (leaf, sign) in zip(leaves, [-1.0, 1.0]) {
      leaf.transform = CGAffineTransform(
        translationX: sign * leaf.bounds.width, y: 0)
    }
  }
}
