/// The new screen comes up from the bottom edge and covers the old one; reversed, the old one goes down and
/// uncovers the new one.
///
/// Apple does not publish the timing: it is an estimate.
package final class CoverVerticalAnimator: SystemAnimator {
  /// - Parameter duration: seconds until the screen is at rest.
  package override init(reverse: Bool = false, duration: TimeInterval = 0.5) {
    super.init(reverse: reverse, duration: duration)
  }

  package override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let front = arrangeViews(in: transitionContext) else { return }
    let below = CGAffineTransform(
      translationX: 0, y: transitionContext.containerView.bounds.height - front.frame.minY)
    if !reverse { front.transform = below }
    animateScreens(isInteractive: transitionContext.isInteractive) { [reverse] in
      front.transform = reverse ? below : .identity
    } completion: {
      front.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
