/// What contains other controllers' content: controllers and presentations.
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero for none in particular.
  var preferredContentSize: CGSize { get }
  /// Called when a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called: only controllers say what size they would like to have.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// How large the content of a child will be, if that of its parent has a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the content gets another size, as when the device is turned.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Never called: the traits stay those of a phone.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

/// What has traits of its surroundings.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// Those of an upright phone, without a style.
  var traitCollection: UITraitCollection { get }
  /// Never called: the traits stay what they are.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// Tells of a change of the window's size. It is not animated: what is to be animated along changes at once, and what is
/// to be done afterwards is done in the next turn.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView

  init(_ window: UIWindow) { containerView = window }

  /// What was asked for while the size changes.
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

  /// Executes what was to be animated along, when the window has got its size.
  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }
}

extension UIWindow {
  /// Gives the window another size, of which the controllers on screen hear beforehand.
  func changeSize(to size: CGSize, _ change: () -> Void) {
    let coordinator = SizeChangeCoordinator(self)
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    let presentations = rootViewController?.shown?.withThoseOnTop ?? []
    for presentation in presentations { presentation.viewWillTransition(to: size, with: coordinator) }
    change()
    guard rootViewController != nil else { return }
    coordinator.runAnimations()
  }
}
