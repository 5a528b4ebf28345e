/// One screen fades while the other is visible.
///
/// The screen in front fades: a new screen in, or a dismissed screen out.
package final class CrossDissolveAnimator: SystemAnimator {
  /// - Parameters:
  ///   - reverse: whether the old screen is in front.
  ///   - duration: seconds.
  package override init(reverse: Bool = false, duration: TimeInterval = 0.5) {
    super.init(reverse: reverse, duration: duration)
  }

  override var timing: AnimationTiming { AnimationTiming(duration: duration) }

  package override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let front = arrangeViews(in: transitionContext) else { return }
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
