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
