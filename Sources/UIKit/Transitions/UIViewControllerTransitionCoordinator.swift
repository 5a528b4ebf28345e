/// The state of a transition, for animations alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Contains the views during the transition.
  var containerView: UIView { get }
  /// The style of the presentation that begins or ends; `none` for navigation and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the new view; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Always true: a change without an animation has no coordinator.
  var isAnimated: Bool { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition can become interactive again while it runs to an end, by the animator's answer;
  /// false before the start, which is just before `viewWillAppear(_:)`.
  var isInterruptible: Bool { get }
  /// Whether an interaction canceled the transition.
  var isCancelled: Bool { get }
  /// The animator's duration in seconds; 0 before the start, which is just before `viewWillAppear(_:)`.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction while an interaction drives the transition, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed after the interaction, as a factor.
  var completionVelocity: CGFloat { get }
  /// The timing curve after the interaction, and of the animations alongside.
  var completionCurve: UIView.AnimationCurve { get }

  /// One of the two controllers; nil for another key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; nil for a presenter's view that stays in place, and for another key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Parameters:
  ///   - animation: changes of views in the container, animated as long as the transition, and driven like
  ///     it. Add it before the animator animates, as in `viewWillAppear(_:)`.
  ///   - completion: called when the transition is over.
  /// - Returns: whether the animation will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for views outside the container.
  ///
  /// - Parameter view: an ancestor of the changed views; an interaction drives all animations in it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// - Parameter handler: called when an interaction ends, or begins again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// As `animate(alongsideTransition:completion:)`, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }
}
