/// One screen fades while the other shows.
///
/// The one in front fades: a new screen in, a presented one that goes out.
package final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let reverse: Bool
  private let duration: TimeInterval

  /// - Parameters:
  ///   - reverse: whether the old screen lies in front.
  ///   - duration: seconds.
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

    let opacity = front.alpha
    if !reverse { front.alpha = 0 }
    UIView.animate(withDuration: duration) { [reverse] in
      front.alpha = reverse ? 0 : opacity
    } completion: { _ in
      front.alpha = opacity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
