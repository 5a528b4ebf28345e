import UIKit

/// Is notified of the end of a tab's change, which a tab bar controller doesn't report.
public protocol TabAnimatorDelegate: AnyObject {
  /// A change has ended.
  ///
  /// - Parameter completed: false if the change was canceled.
  func tabAnimatorDidEnd(_ animator: TabAnimator, completed: Bool)
}

/// Moves screens sideways at an even pace, so that they stay under a finger that drives them.
public final class TabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The screens that move.
  public enum Style: String, CaseIterable, Sendable {
    /// Both screens move, as if they lay side by side.
    case scroll
    /// The old screen moves away, and the new one lies under it.
    case unveil
  }

  /// Is notified of the end of every change.
  public weak var delegate: (any TabAnimatorDelegate)?
  private let style: Style
  private let duration: TimeInterval

  /// - Parameter duration: seconds.
  public init(_ style: Style = .scroll, duration: TimeInterval = 0.3) {
    self.style = style
    self.duration = duration
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Moves the screens, puts them back without a transform, and completes the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let distance = transitionContext.goesToTheRight ? width : -width
    switch style {
    case .scroll:
      container.addSubview(toView)
      toView.transform = CGAffineTransform(translationX: distance, y: 0)
    case .unveil: container.insertSubview(toView, belowSubview: fromView)
    }

    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      fromView.transform = CGAffineTransform(translationX: -distance, y: 0)
      toView.transform = .identity
    } completion: { _ in
      // Whether it was canceled or not: both screens belong where they are without a transform.
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Passes the end on to the delegate.
  public func animationEnded(_ transitionCompleted: Bool) {
    delegate?.tabAnimatorDidEnd(self, completed: transitionCompleted)
  }
}
