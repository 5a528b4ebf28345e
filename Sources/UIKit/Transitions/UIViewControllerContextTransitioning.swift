/// The context of an animator: the container, the views and controllers, and the call that ends the
/// transition.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Contains the views during the transition. The old view is in it at the start; the new one has to be
  /// added.
  var containerView: UIView { get }
  /// Always true: a change without an animation has no animator.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition now; false after it has ended.
  var isInteractive: Bool { get }
  /// Whether the interaction canceled the transition.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation that begins or ends; `none` for navigation and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the new view; always the identity here: the window is turned with the device.
  var targetTransform: CGAffineTransform { get }

  /// Ends the transition. Call it once, when all animations are over.
  ///
  /// - Parameter didComplete: whether the new view stays; `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// Reports the progress of the transition; for controllers that move the views themselves.
  ///
  /// - Parameter percentComplete: clamped to 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction: the transition runs to its end, until `completeTransition(true)`.
  func finishInteractiveTransition()
  /// Ends the interaction: the transition runs back, until `completeTransition(false)`.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive again.
  func pauseInteractiveTransition()

  /// One of the two controllers; nil for another key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; nil for a presenter's view that stays in place, and for another key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start; zero for a view that is off screen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; zero for a view that is off screen then. A dismissal over a
  /// presenter that stays in place gives the presented view's `frameOfPresentedViewInContainerView`.
  func finalFrame(for vc: UIViewController) -> CGRect
}
