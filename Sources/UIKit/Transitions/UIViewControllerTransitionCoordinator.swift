/// What those who animate along with a transition see of it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Holds the views while they change.
  var containerView: UIView { get }
  /// The style of the presentation that begins or ends; `none` for navigation and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// What turns the new view upright; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Always true: a change without an animation has no coordinator.
  var isAnimated: Bool { get }
  /// Whether an interaction drives it from its first frame on.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction drives it now.
  var isInteractive: Bool { get }
  /// Whether an interaction can take it up again on its way to an end. The animator is asked; false before
  /// the transition starts, which is just before `viewWillAppear(_:)`.
  var isInterruptible: Bool { get }
  /// Whether an interaction took it back.
  var isCancelled: Bool { get }
  /// Seconds, as the animator says; 0 before the transition starts, which is just before
  /// `viewWillAppear(_:)`.
  var transitionDuration: TimeInterval { get }
  /// How much of it shows while an interaction drives it, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes by itself, as a factor.
  var completionVelocity: CGFloat { get }
  /// The pace of that rest, and of what is animated alongside.
  var completionCurve: UIView.AnimationCurve { get }

  /// Either controller; nil for another key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; nil for a presenter's view that stays where it is, and for another
  /// key.
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
  /// As `animate(alongsideTransition:completion:)`, with nothing to do when the transition is over.
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

extension UIViewController {
  /// The transition that this controller, or one that contains it, takes part in; nil outside of any.
  ///
  /// A navigation controller's is there as soon as its stack has changed with an animation, before the transition starts.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownTransitionCoordinator).first
  }
}
