/// The screen flips, and the new one is on its back.
///
/// The right side comes to the front; reversed, the left one. Apple publishes neither the distance of the
/// viewpoint nor the duration: they are estimates.
package final class FlipHorizontalAnimator: SystemAnimator {
  /// The distance of the viewpoint, in points.
  private static let distance: CGFloat = 1000

  /// - Parameter duration: seconds.
  package override init(reverse: Bool = false, duration: TimeInterval = 0.75) {
    super.init(reverse: reverse, duration: duration)
  }

  override var timing: AnimationTiming { AnimationTiming(duration: duration) }

  package override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let views = [transitionContext.view(forKey: .from), transitionContext.view(forKey: .to)].compactMap { $0 }
    guard let fromView = views.first, let toView = views.last, views.count == 2 else {
      // The presenter's view stays below, so there is only one side and no flip.
      views.forEach(container.addSubview)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    container.addSubview(toView)
    container.layer.sublayerTransform.m34 = -1 / Self.distance

    // A rotation by 180° would be ambiguous: a matrix has no direction of rotation. Each screen turns by 90°,
    // until it is on edge.
    let angle: CGFloat = reverse ? .pi / 2 : -.pi / 2
    toView.layer.transform = CATransform3DMakeRotation(-angle, 0, 1, 0)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        fromView.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        toView.layer.transform = CATransform3DIdentity
      }
    } completion: { _ in
      fromView.layer.transform = CATransform3DIdentity
      toView.layer.transform = CATransform3DIdentity
      container.layer.sublayerTransform = CATransform3DIdentity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
