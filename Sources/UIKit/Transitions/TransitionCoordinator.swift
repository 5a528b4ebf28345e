/// What those beside the animator see of a `ViewTransition`.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let transition: ViewTransition

  init(_ transition: ViewTransition) { self.transition = transition }

  var containerView: UIView { transition.container }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { transition.interactor?.wantsInteractiveStart ?? false }
  var isInteractive: Bool { transition.state == .interactive }
  var isInterruptible: Bool { transition.interruptibleAnimator != nil }
  var isCancelled: Bool { transition.wasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { transition.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition.interactor?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    transition.alongside.add(animation, in: view, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    transition.alongside.addInteractionHandler(handler)
  }
}
