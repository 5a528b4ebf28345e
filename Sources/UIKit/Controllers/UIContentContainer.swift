/// Containers of other controllers' content: controllers and presentations.
public protocol UIContentContainer: NSObjectProtocol {
  /// The content's preferred size, in points; zero for none in particular.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called: only controllers report a preferred size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child's content, given the size of its parent's.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the content's size changes, as when the device is turned.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Never called: the traits stay those of a phone.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

extension UIViewController {
  /// Calls the methods for turns of before iOS 8, as `viewWillTransition(to:with:)` does by default.
  func callOlderRotation(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let isWide = size.width > size.height
    guard isWide != (view.bounds.width > view.bounds.height) else { return }
    let upright = UIInterfaceOrientation.portrait, turned = UIInterfaceOrientation.landscapeRight
    willRotate(to: isWide ? turned : upright, duration: coordinator.transitionDuration)
    coordinator.animate { [self] in
      willAnimateRotation(to: isWide ? turned : upright, duration: $0.transitionDuration)
    } completion: { [self] _ in
      didRotate(from: isWide ? upright : turned)
    }
  }
}

extension UIWindow {
  /// Changes the window's size, and calls the controllers on screen beforehand.
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
