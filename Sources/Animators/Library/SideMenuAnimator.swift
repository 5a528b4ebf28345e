import UIKit

/// A menu comes in from a side and covers a part of the screen, which gets
/// darker.
///
/// One object handles everything. It is the menu's
/// `transitioningDelegate`, and the menu's style is `.custom`. A finger takes
/// the menu back to its side; so does a tap beside it.
public final class SideMenuAnimator: NSObject,
  UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  /// The side at which the menu is.
  public enum Side: String, CaseIterable, Sendable { case left, right }

  private let duration: TimeInterval
  private let side: Side
  private let width: CGFloat
  private let shade: CGFloat
  /// Drives the dismissal while a finger holds the menu.
  private var drag: UIPercentDrivenInteractiveTransition?

  /// - Parameters:
  ///   - duration: seconds.
  ///   - side: where the menu comes from.
  ///   - width: the largest part of the screen that it covers, 0…1. A menu
  ///     that prefers less gets that.
  ///   - shade: how dark the screen gets, 0…1.
  public init(
    duration: TimeInterval = 0.35, side: Side = .left, width: CGFloat = 0.8,
    shade: CGFloat = 0.4
  ) {
    self.duration = duration
    self.side = side
    self.width = width
    self.shade = shade
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Slides the menu in, or out again.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    // The screen below stays where it is, so the context has no view for it.
    let isOpening = transitionContext.view(forKey: .to) != nil
    guard
      let controller = transitionContext.viewController(
        forKey: isOpening ? .to : .from),
      let menu = transitionContext.view(forKey: isOpening ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isOpening {
      menu.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(menu)
    }
    let open = menu.center.x
    let half = menu.bounds.width / 2
    let closed = side == .left ? -half : container.bounds.width + half
    if isOpening { menu.center.x = closed }
    // Evenly under a finger, so that the menu stays with it.
    let curve: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: duration, delay: 0, options: curve) {
      menu.center.x = isOpening ? open : closed
    } completion: { _ in
      menu.center.x = open
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  // MARK: The presentation

  /// Says where the menu belongs, and darkens the rest.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SideMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
    presentation.side = side
    presentation.width = width
    presentation.shade.backgroundColor = UIColor(white: 0, alpha: shade)
    presentation.pan.addTarget { [weak self, weak presented] pan in
      if let presented { self?.handle(pan, on: presented) }
    }
    return presentation
  }

  /// This object.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// This object.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// The finger, while there is one.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  // MARK: The finger

  /// Points per second at which a finger decides, however far it has come.
  private static let flick: CGFloat = 300

  private func handle(
    _ pan: UIPanGestureRecognizer, on menu: UIViewController
  ) {
    let sign: CGFloat = side == .left ? -1 : 1
    let way =
      sign * pan.translation(in: pan.view).x / max(menu.view.bounds.width, 1)
    switch pan.state {
    case .began:
      drag = UIPercentDrivenInteractiveTransition()
      drag?.completionCurve = .easeOut
      menu.dismiss(animated: true)
    case .changed: drag?.update(min(max(way, 0), 0.99))
    case .ended:
      let speed = sign * pan.velocity(in: pan.view).x
      letGo(isFinished: abs(speed) > Self.flick ? speed > 0 : way > 0.5)
    default: letGo(isFinished: false)
    }
  }

  private func letGo(isFinished: Bool) {
    if isFinished { drag?.finish() } else { drag?.cancel() }
    drag = nil
  }
}

/// Keeps a menu at a side of the screen, and a shade over the rest.
private final class SideMenuPresentationController: UIPresentationController {
  var side = SideMenuAnimator.Side.left
  var width: CGFloat = 1
  let shade = UIView()
  let pan = UIPanGestureRecognizer()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let wish = presentedViewController.preferredContentSize.width
    let most = bounds.width * width
    let width = wish > 0 ? min(wish, most) : most
    return CGRect(
      x: side == .left ? 0 : bounds.width - width, y: 0, width: width,
      height: bounds.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.frame = containerView.bounds
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    shade.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.presentedViewController.dismiss(animated: true)
      })
    containerView.addGestureRecognizer(pan)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.alpha = 1 }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator
    else { return shade.alpha = alpha }
    coordinator.animate { _ in self.shade.alpha = alpha }
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    guard !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
