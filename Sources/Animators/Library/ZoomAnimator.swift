import UIKit

/// The eye moves closer to a cell until it fills the screen, and the new
/// screen takes its place.
///
/// On the way back the eye moves away again.
public final class ZoomAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let identifier: String
  private let duration: TimeInterval
  private let reverse: Bool

  /// - Parameters:
  ///   - identifier: the `accessibilityIdentifier` of the cell in the screen
  ///     that has it. Without one, the middle of the screen serves.
  ///   - duration: seconds.
  ///   - reverse: whether the eye moves away.
  public init(
    identifier: String = "cell", duration: TimeInterval = 0.5,
    reverse: Bool = false
  ) {
    self.identifier = identifier
    self.duration = duration
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Scales both screens about the cell, so that the one stays in the other's
  /// cell, and fades the nearer one.
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
    toView.layoutIfNeeded()
    let (near, far) = reverse ? (fromView, toView) : (toView, fromView)
    let bounds = container.bounds
    let view = far.descendant(identifier)
    let cell =
      view.map { container.convert($0.bounds, from: $0) }
      ?? bounds.insetBy(dx: bounds.width / 3, dy: bounds.height / 3)

    let scale = bounds.width / cell.width
    // The part of the near screen within the cell.
    let pane = UIView(frame: near.bounds)
    pane.backgroundColor = .black
    near.mask = pane
    let way = CGPoint(x: cell.midX - bounds.midX, y: cell.midY - bounds.midY)
    let distant = {
      near.transform = CGAffineTransform(translationX: way.x, y: way.y)
        .scaledBy(x: 1 / scale, y: 1 / scale)
      near.alpha = 0
      pane.bounds.size.height = cell.height * scale
      pane.layer.cornerRadius = (view?.layer.cornerRadius ?? 0) * scale
      far.transform = .identity
    }
    let close = {
      near.transform = .identity
      near.alpha = 1
      pane.bounds = near.bounds
      pane.layer.cornerRadius = 0
      far.transform = CGAffineTransform(
        translationX: -scale * way.x, y: -scale * way.y
      )
      .scaledBy(x: scale, y: scale)
    }
    if reverse { close() } else { distant() }
    UIView.animate(
      withDuration: duration, animations: reverse ? distant : close
    ) { _ in
      near.mask = nil
      for view in [near, far] {
        view.transform = .identity
        view.alpha = 1
      }
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}

extension UIView {
  /// This view or the first one in it that has an identifier.
  fileprivate func descendant(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier) }.first
  }
}
