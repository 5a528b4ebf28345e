import UIKit

/// Raises a dark curtain from the new screen. Constraints hold it, and the constant of its height animates.
///
/// Mistake: one constraint. Too many: the width is a number as well, so on another screen both sides can't be
/// at the edges. Too few: the right edge is undefined. Too early: the width is that of the new view, which
/// isn't in the container yet.
public final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The constraint that is wrong.
  public enum Mistake: Sendable {
    case tooMany, tooFew, tooEarly
  }

  private let duration: TimeInterval
  private let mistake: Mistake

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.6, mistake: Mistake = .tooMany) {
    self.duration = duration
    self.mistake = mistake
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Hangs up the curtain, shows the new screen behind it, and lets the curtain rise.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let curtain = UIView()
    curtain.accessibilityIdentifier = "curtain"
    curtain.backgroundColor = .black
    curtain.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(curtain)
    let height = curtain.heightAnchor.constraint(equalToConstant: container.bounds.height)
    NSLayoutConstraint.activate([
      curtain.topAnchor.constraint(equalTo: container.topAnchor),
      curtain.leadingAnchor.constraint(equalTo: container.leadingAnchor), height,
    ])
    holdRightSide(of: curtain, in: container, beside: toView)
    container.insertSubview(toView, belowSubview: curtain)
    container.layoutIfNeeded()

    height.constant = 0
    UIView.animate(withDuration: duration) {
      container.layoutIfNeeded()
    } completion: { _ in
      curtain.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func holdRightSide(of curtain: UIView, in container: UIView, beside toView: UIView) {
    let trailing = curtain.trailingAnchor.constraint(equalTo: container.trailingAnchor)
    switch mistake {
    case .tooMany:
      curtain.widthAnchor.constraint(equalToConstant: 300).isActive = true
      trailing.isActive = true
    case .tooFew: break
    case .tooEarly:
      curtain.widthAnchor.constraint(equalTo: toView.widthAnchor).isActive = true
      trailing.priority = .defaultLow
      trailing.isActive = true
    }
  }
}
