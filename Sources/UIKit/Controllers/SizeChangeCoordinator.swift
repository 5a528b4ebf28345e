/// The coordinator of a change of the window's size. That is not animated: animations alongside are made at once, and their
/// completions are called in the next turn.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView

  init(_ window: UIWindow) { containerView = window }

  /// The animations that were added while the size changes.
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  var isAnimated: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { Run.current?.loop.schedule { completion(self) } }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Makes the changes of the animations, when the window has got its size.
  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }
}
