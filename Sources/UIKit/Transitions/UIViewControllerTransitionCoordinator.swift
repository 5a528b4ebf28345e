/// What those who animate along with a transition see of it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  var isAnimated: Bool { get }
  /// Whether an interaction drives it from its first frame on.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction drives it now.
  var isInteractive: Bool { get }
  /// Whether an interaction can take it up again on its way to an end.
  var isInterruptible: Bool { get }
  /// Whether an interaction took it back.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of it shows while an interaction drives it, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes by itself, as a factor.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate along with a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Parameters:
  ///   - animation: changes of views in the container, animated as long as the transition, and driven like it.
  ///     To be given before the animator animates, as in `viewWillAppear(_:)`.
  ///   - completion: called when the transition is over.
  /// - Returns: whether the animation will take place.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for views outside of the container.
  ///
  /// - Parameter view: one that the changed views lie in; an interaction drives all animations in it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// - Parameter handler: called whenever an interaction lets the transition go, or takes it up again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// The transition that this controller, or one that contains it, takes part in; nil outside of any.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.currentTransition).first.map(
      TransitionCoordinator.init)
  }
}
