/// What an animator works with: the container, the views and controllers, and the way to say that it is done.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Holds the views while they change. The old view is in it at the start; the new one has to be added.
  var containerView: UIView { get }
  /// Always true: a change without an animation has no animator.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition now; no longer, once it was let go.
  var isInteractive: Bool { get }
  /// Whether the interaction took the transition back.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation that begins or ends; `none` for navigation and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// What turns the new view upright; always the identity here: the window is turned with the device.
  var targetTransform: CGAffineTransform { get }

  /// Ends the transition. To be called once, when all animations are over.
  ///
  /// - Parameter didComplete: whether the new view stays; `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// Tells how much of the transition shows; for controllers that move the views themselves.
  ///
  /// - Parameter percentComplete: clamped to 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The interaction is over: the rest goes on to the end by itself, until `completeTransition(true)`.
  func finishInteractiveTransition()
  /// The interaction is over: the transition goes back by itself, until `completeTransition(false)`.
  func cancelInteractiveTransition()
  /// The interaction takes up a transition that goes on by itself.
  func pauseInteractiveTransition()

  /// Either controller; nil for another key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; nil for a presenter's view that stays where it is, and for another
  /// key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start; zero for a view that isn't on screen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; zero for a view that isn't on screen then. A dismissal over a presenter
  /// that stays in place gives the presented view's `frameOfPresentedViewInContainerView`.
  func finalFrame(for vc: UIViewController) -> CGRect
}
