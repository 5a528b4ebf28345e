// As authors write it.
// swift-format-ignore-file
import UIKit

class FallSegue: UIStoryboardSegue {
  override func perform() {
    let (from, to) = (source.view!, destination.view!)
    to.transform = CGAffineTransform(translationX: 0, y: -UIScreen.main.bounds.height)
    UIApplication.shared.keyWindow?.insertSubview(to, aboveSubview: from)
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseIn]) {
      to.transform = .identity
    } completion: { _ in
      self.source.present(self.destination, animated: false, completion: nil)
    }
  }
}

class MenuViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.popoverPresentationController?.delegate = self
    segue.destination.preferredContentSize = CGSize(width: 200, height: 100)
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() })
  }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
