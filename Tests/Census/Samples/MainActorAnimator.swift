import UIKit
import Combine
import os.log

@available(iOS 15.0, *)
@MainActor
final class StackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let shared = StackAnimator()
  nonisolated override init() { super.init() }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9) {
      transitionContext.view(forKey: .to)?.alpha = 1
    }
    animator.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    animator.startAnimation()
  }
}
