/// The context of a `ViewTransition` for its animator.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: ViewTransition
  private var startFrame: CGRect

  init(_ transition: ViewTransition) {
    self.transition = transition
    startFrame = transition.change.startFrame
  }

  /// Stores the old view's frame, after both controllers have been called and before the view moves.
  func settleFrames() { startFrame = change.startFrame }

  private var change: ContentChange { transition.change }

  var containerView: UIView { change.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.state == .interactive }
  var transitionWasCancelled: Bool { transition.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { change.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.updateInteraction(percentComplete)
  }
  func finishInteractiveTransition() { transition.finishInteraction() }
  func cancelInteractiveTransition() { transition.cancelInteraction() }
  func pauseInteractiveTransition() { transition.pauseInteraction() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    change.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { change.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    change.frameOfVisiblePresenter(vc) ?? (vc === change.from ? startFrame : .zero)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if let frame = change.frameOfVisiblePresenter(vc) { return frame }
    if vc === change.to { return change.finalFrame }
    return vc === change.from ? change.dismissedFrame : .zero
  }
}
