/// What an animator sees of a `ViewTransition`.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let transition: ViewTransition
  private var startFrame: CGRect

  init(_ transition: ViewTransition) {
    self.transition = transition
    startFrame = transition.startFrame
  }

  /// Notes where the old view is, once both controllers have heard of the change and before it moves.
  func settleFrames() { startFrame = transition.startFrame }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.state == .interactive }
  var transitionWasCancelled: Bool { transition.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.updateInteraction(percentComplete)
  }
  func finishInteractiveTransition() { transition.finishInteraction() }
  func cancelInteractiveTransition() { transition.cancelInteraction() }
  func pauseInteractiveTransition() { transition.pauseInteraction() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    transition.bystanderFrame(vc) ?? (vc === transition.from ? startFrame : .zero)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    transition.bystanderFrame(vc) ?? (vc === transition.to ? transition.finalFrame : .zero)
  }
}
