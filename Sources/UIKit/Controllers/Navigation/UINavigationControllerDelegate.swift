/// Is called when a navigation controller's screens change, and supplies their animators.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a screen is shown. If the change is canceled, no `didShow` follows.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Called when a screen is shown: after its transition or unanimated change, or when the navigation
  /// controller comes on screen with it for the first time.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// The animator of the change; nil for the default animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation:
      UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The interaction controller of the change; nil for none. Asked only if this delegate has an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  /// Nil: the default animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation:
      UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil: only the default gesture drives the change.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
