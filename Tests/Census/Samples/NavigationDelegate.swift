#if os(iOS)
import UIKit

public class NavigationTransitionDelegate: NSObject, UINavigationControllerDelegate {
  var interactor: UIPercentDrivenInteractiveTransition?
  weak var navigationController: UINavigationController? {
    didSet {
      let pan = UIPanGestureRecognizer(target: self, action: #selector(NavigationTransitionDelegate.pan(_:)))
      navigationController?.view.addGestureRecognizer(pan)
      navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return nil
    case .pop: return nil
    case .none: return nil
    @unknown default: return nil
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interactor
  }

  @objc public func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let progress = max(0, recognizer.translation(in: view).x / view.bounds.width)
    if recognizer.state == UIGestureRecognizerState.began {
      interactor = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    } else if recognizer.state == .changed {
      interactor?.update(progress)
    } else if recognizer.state == .ended || recognizer.state == .cancelled {
      recognizer.velocity(in: view).x > 0 ? interactor?.finish() : interactor?.cancel()
      interactor = nil
    }
  }
}
#endif
