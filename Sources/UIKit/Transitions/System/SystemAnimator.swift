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

  /// The timing of the screens and of what moves alongside, without an interaction: the system's spring.
  var timing: AnimationTiming {
    var timing = AnimationTiming(duration: duration)
    timing.curve = .spring(.system(over: timing.duration), duration: timing.duration)
    return timing
  }

  /// Animates the screens: linearly during an interaction, otherwise with this animator's timing.
  func animateScreens(isInteractive: Bool, _ changes: () -> Void, completion: @escaping () -> Void) {
    let timing = isInteractive ? AnimationTiming(duration: duration, pace: .linear) : timing
    UIView.animate(timing, options: [], animations: changes, completion: { _ in completion() })
  }
}
