/// The base of the system's own animators, with a duration and a reverse direction.
package class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the old screen is in front, and leaves.
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

  /// For subclasses to override.
  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  /// Adds the new screen to the container, in front of the old one or behind it.
  ///
  /// - Returns: the view in front; nil without one, which ends the transition.
  func arrangeViews(in transitionContext: any UIViewControllerContextTransitioning) -> UIView? {
    let container = transitionContext.containerView
    // The animator does not get a presenter's view that stays below: then one of the two is nil.
    let toView = transitionContext.view(forKey: .to)
    guard let front = reverse ? transitionContext.view(forKey: .from) : toView else {
      transitionContext.completeTransition(false)
      return nil
    }
    if let toView { reverse ? container.insertSubview(toView, at: 0) : container.addSubview(toView) }
    return front
  }

  /// Animates the screens: linearly during an interaction, otherwise along the system's spring.
  func animateScreens(isInteractive: Bool, _ changes: () -> Void, completion: @escaping () -> Void) {
    if isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: changes,
        completion: { _ in completion() })
    } else {
      var timing = AnimationTiming(duration: duration)
      timing.curve = .spring(.system(over: timing.duration), duration: timing.duration)
      UIView.animate(timing, options: [], animations: changes, completion: { _ in completion() })
    }
  }
}
