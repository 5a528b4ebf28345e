import UIKit

/// Fades the old screen out, and fails to turn it about its middle.
///
/// Mistake: Core Animation sees two matrices, not an angle. A half turn is equally short either way, and a
/// whole turn ends with the same matrix, so nothing turns.
public final class LargeTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The angle by which the view is meant to turn.
  public enum Turn: Sendable {
    case half, whole

    fileprivate var angle: CGFloat { self == .half ? .pi : 2 * .pi }
  }

  private let duration: TimeInterval
  private let turn: Turn

  /// - Parameter duration: seconds.
  public init(duration: TimeInterval = 0.6, turn: Turn = .whole) {
    self.duration = duration
    self.turn = turn
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Fades the old view out, with a turn by a matrix.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(toView, at: 0)
    UIView.animate(withDuration: duration) {
      fromView.transform = CGAffineTransform(rotationAngle: self.turn.angle)
      fromView.alpha = 0
    } completion: { _ in
      fromView.transform = .identity
      fromView.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
