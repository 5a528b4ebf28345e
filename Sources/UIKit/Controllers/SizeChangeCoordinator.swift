/// The coordinator of a change of the window's size, which is not animated: animations alongside run at once,
/// and their completions in the next turn.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView

  init(_ window: UIWindow) { containerView = window }

  /// The animations added during the change.
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

  /// Runs the animations, when the window has its new size.
  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }
}
