/// The new screen comes up from the bottom edge and covers the old one; reversed, the old one goes down and
/// uncovers the new one.
///
/// Apple does not publish the pace: it is an estimate.
package final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let reverse: Bool
  private let duration: TimeInterval

  /// - Parameter duration: seconds until the screen rests.
  package init(reverse: Bool = false, duration: TimeInterval = 0.5) {
    self.reverse = reverse
    self.duration = duration
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    // A presenter's view that stays below is not in the animator's hands: then one of the two is missing.
    let toView = transitionContext.view(forKey: .to)
    guard let front = reverse ? transitionContext.view(forKey: .from) : toView else {
      transitionContext.completeTransition(false)
      return
    }
    if let toView { reverse ? container.insertSubview(toView, at: 0) : container.addSubview(toView) }

    let below = CGAffineTransform(translationX: 0, y: container.bounds.height - front.frame.minY)
    if !reverse { front.transform = below }
    let isDriven = transitionContext.isInteractive
    let changes = { [reverse] in front.transform = reverse ? below : .identity }
    let completion = { (_: Bool) in
      front.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    // A finger moves the screen evenly; by itself it swings in.
    if isDriven {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: changes, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    }
  }
}
