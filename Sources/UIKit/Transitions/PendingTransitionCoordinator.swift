/// What those beside the animator see of a transition that starts with the next turn.
///
/// Source: Apple's documentation of `transitionCoordinator`, which has it while a transition is in progress, and public code
/// that asks for it right after `pushViewController(_:animated:)`. What it says before the start is inferred.
final class PendingTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let alongside = AlongsideAnimations()
  /// Once it is there.
  weak var transition: ViewTransition?
  let containerView: UIView
  private let from: UIViewController
  var to: UIViewController

  init(in container: UIView, from: UIViewController, to: UIViewController) {
    (containerView, self.from, self.to) = (container, from, to)
  }

  private var started: TransitionCoordinator? { transition.map(TransitionCoordinator.init) }

  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { started?.initiallyInteractive ?? false }
  var isInteractive: Bool { started?.isInteractive ?? false }
  var isInterruptible: Bool { started?.isInterruptible ?? false }
  var isCancelled: Bool { started?.isCancelled ?? false }
  var transitionDuration: TimeInterval { started?.transitionDuration ?? 0 }
  var percentComplete: CGFloat { started?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { started?.completionVelocity ?? 1 }
  var completionCurve: UIView.AnimationCurve { started?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.viewIfLoaded
    case .to: to.viewIfLoaded
    default: nil
    }
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

  /// The change shows without a transition.
  func showAtOnce() { alongside.runAtOnce(self) }
}
