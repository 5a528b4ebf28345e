/// What the system's own animators have in common: a duration, and a way back.
package class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the old screen lies in front, and leaves.
  let reverse: Bool
  /// Seconds.
  let duration: TimeInterval

  init(reverse: Bool, duration: TimeInterval) {
    self.reverse = reverse
    self.duration = duration
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Subclasses say.
  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  /// Puts the new screen in its place, in front of the old one or behind it.
  ///
  /// - Returns: the view in front; nil where it is not there, and the transition is over.
  func arrangeViews(in transitionContext: any UIViewControllerContextTransitioning) -> UIView? {
    let container = transitionContext.containerView
    // A presenter's view that stays below is not in the animator's hands: then one of the two is missing.
    let toView = transitionContext.view(forKey: .to)
    guard let front = reverse ? transitionContext.view(forKey: .from) : toView else {
      transitionContext.completeTransition(false)
      return nil
    }
    if let toView { reverse ? container.insertSubview(toView, at: 0) : container.addSubview(toView) }
    return front
  }

  /// Animates the screens: linearly where a gesture scrubs them, by a critically damped spring where nothing does.
  func animateScreens(isInteractive: Bool, _ changes: () -> Void, completion: @escaping () -> Void) {
    if isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: changes,
        completion: { _ in completion() })
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: changes, completion: { _ in completion() })
    }
  }
}
