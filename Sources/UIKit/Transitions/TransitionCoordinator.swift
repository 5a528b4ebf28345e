/// The coordinator of a change of content, from its request on: an animated change of a stack waits for the
/// next turn.
///
/// Source: Apple's documentation of `transitionCoordinator`, which has it while a transition is in progress,
/// and public code that accesses it right after `pushViewController(_:animated:)`. Its values before the
/// start are inferred.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let alongside: AlongsideAnimations
  /// The change; until it starts, later ones of the same turn replace it.
  var change: ContentChange
  /// The transition that makes the change; nil before its start.
  var transition: ViewTransition?

  /// The coordinator of a change that has not started.
  init(_ change: ContentChange) {
    self.change = change
    alongside = AlongsideAnimations()
  }

  init(_ transition: ViewTransition) {
    (self.transition, change, alongside) = (transition, transition.change, transition.alongside)
  }

  private var interactor: (any UIViewControllerInteractiveTransitioning)? { transition?.interactor }

  var containerView: UIView { change.container }
  var presentationStyle: UIModalPresentationStyle { change.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { interactor?.wantsInteractiveStart ?? false }
  var isInteractive: Bool { transition?.state == .interactive }
  var isInterruptible: Bool { transition?.interruptibleAnimator != nil }
  var isCancelled: Bool { transition?.wasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.duration ?? 0 }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    change.viewController(forKey: key)
  }

  /// Returns a view, without loading one before the start.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? change.from : change.to
    return transition == nil && controller?.isViewLoaded != true ? nil : change.view(forKey: key)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, in: view, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.addInteractionHandler(handler)
  }
}
