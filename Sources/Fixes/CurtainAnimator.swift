import UIKit

/// Raises a dark curtain from the new screen.
///
/// Its constraints are neither too many nor too few.
public final class CurtainAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// 0.6 seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.6
  }

  /// Hangs up the curtain, shows the new view behind it, and lets it rise.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let curtain = UIView()
    curtain.backgroundColor = .black
    curtain.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(toView)
    container.addSubview(curtain)
    let height = curtain.heightAnchor.constraint(
      equalToConstant: container.bounds.height)
    // #region width
    let width = curtain.widthAnchor.constraint(equalToConstant: 300)
    width.priority = .defaultHigh
    width.isActive = true
    // #region sides
    NSLayoutConstraint.activate([
      curtain.topAnchor.constraint(equalTo: container.topAnchor),
      curtain.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      curtain.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      height,
    ])
    // #endregion
    // #endregion
    container.layoutIfNeeded()

    height.constant = 0
    UIView.animate(withDuration: 0.6) {
      container.layoutIfNeeded()
    } completion: { _ in
      curtain.removeFromSuperview()
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}
