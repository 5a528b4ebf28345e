/// Pops the top screen with a swipe from the left edge.
///
/// It drives the default animation, and a delegate's animator if the delegate has no interaction controller
/// for it. (UIKit's own gesture does not begin then.)
final class PopInteraction: NSObject, UIGestureRecognizerDelegate {
  /// Points per second from which the finger's direction decides instead of its distance. [unverified]
  private static let decisiveSpeed: CGFloat = 100

  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Drives the gesture's pop; nil if none is in progress.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget { [weak self] in self?.follow($0) }
  }

  /// False at the root, during a transition, and where the bar offers no back button.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack, let item = stack.topViewController?.navigationItem else { return false }
    return stack.viewControllers.count > 1 && !stack.isChanging && !stack.isNavigationBarHidden
      && !item.hidesBackButton && item.leftBarButtonItems?.isEmpty ?? true
  }

  private func follow(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let stack, let view = stack.viewIfLoaded else { return }
    let distance = recognizer.translation(in: view).x
    let fraction = distance / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began: begin(in: stack)
    case .changed: driver?.update(fraction)
    case .ended:
      let speed = recognizer.velocity(in: view).x
      end(isFinished: abs(speed) < Self.decisiveSpeed ? fraction > 0.5 : speed > 0)
    case .cancelled, .failed: end(isFinished: false)
    case .possible: break
    }
  }

  private func begin(in stack: UINavigationController) {
    guard stack.viewControllers.count > 1, !stack.isChanging else { return }
    driver = UIPercentDrivenInteractiveTransition()
    stack.popViewController(animated: true)
  }

  private func end(isFinished: Bool) {
    isFinished ? driver?.finish() : driver?.cancel()
    driver = nil
  }
}
