import UIKit

final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.alpha = 0
    let recognizer = UITapGestureRecognizer(
      target: self, action: #selector(CardPresentationController.dismiss(tap:)))
    view.addGestureRecognizer(recognizer)
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    var frame: CGRect = .zero
    frame.size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
    frame.origin.y = containerView.frame.height - frame.height
    return frame
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return CGSize(width: parentSize.width, height: parentSize.height * (2.0 / 3.0))
  }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimmingView, at: 0)
    dimmingView.frame = containerView?.bounds ?? .zero
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1.0
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  @objc dynamic func dismiss(tap recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}
