import UIKit

/// A picture comes forward on black, and a finger throws it away, up or down.
///
/// The viewer’s own background is clear: the black belongs to the
/// presentation, so that it fades where it is while the picture moves. One
/// object handles everything: it is the viewer’s `transitioningDelegate`,
/// and the viewer’s style is `.custom`.
public final class PictureViewerAnimator: NSObject,
  UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  /// The scale of a picture that is about to come.
  private static let distantScale: CGFloat = 0.85

  private let duration: TimeInterval
  private let scale: CGFloat
  /// Drives the dismissal while a finger holds the picture.
  private var drag: UIPercentDrivenInteractiveTransition?
  /// 1 for a picture that is pulled down, -1 for one that is pushed up.
  private var direction: CGFloat = 1

  /// - Parameters:
  ///   - duration: seconds.
  ///   - scale: how small a picture gets that a finger takes all of the way,
  ///     0…1.
  public init(duration: TimeInterval = 0.35, scale: CGFloat = 0.6) {
    self.duration = duration
    self.scale = scale
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Lets the picture come forward, or step back; under a finger it leaves
  /// the screen instead.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let isOpening = transitionContext.view(forKey: .to) != nil
    guard
      let controller = transitionContext.viewController(
        forKey: isOpening ? .to : .from),
      let viewer = transitionContext.view(forKey: isOpening ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let distant = CGAffineTransform(
      scaleX: Self.distantScale, y: Self.distantScale)
    if isOpening {
      viewer.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(viewer)
      viewer.transform = distant
      viewer.alpha = 0
    }
    let isThrown = transitionContext.isInteractive
    let away = CGAffineTransform(
      translationX: 0, y: direction * container.bounds.height
    )
    .scaledBy(x: scale, y: scale)
    UIView.animate(
      withDuration: duration, delay: 0,
      options: isThrown ? .curveLinear : .curveEaseOut
    ) {
      viewer.transform = isOpening ? .identity : isThrown ? away : distant
      viewer.alpha = isOpening || isThrown ? 1 : 0
    } completion: { _ in
      viewer.transform = .identity
      viewer.alpha = 1
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  // MARK: The presentation

  /// Lays black over the screen.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = PictureViewerPresentationController(
      presentedViewController: presented, presenting: presenting)
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
  private static let flick: CGFloat = 500
  /// The part of the screen's height beyond which a picture that is let go
  /// flies off.
  private static let threshold: CGFloat = 0.25

  private func handle(
    _ pan: UIPanGestureRecognizer, on viewer: UIViewController
  ) {
    let height = max(pan.view?.bounds.height ?? 0, 1)
    switch pan.state {
    case .began:
      direction = pan.velocity(in: pan.view).y < 0 ? -1 : 1
      drag = UIPercentDrivenInteractiveTransition()
      drag?.completionCurve = .easeOut
      viewer.dismiss(animated: true)
    case .changed:
      drag?.update(
        min(
          max(direction * pan.translation(in: pan.view).y / height, 0), 0.99))
    case .ended:
      let speed = direction * pan.velocity(in: pan.view).y
      let way = direction * pan.translation(in: pan.view).y / height
      letGo(
        isFinished: abs(speed) > Self.flick ? speed > 0 : way > Self.threshold
      )
    default: letGo(isFinished: false)
    }
  }

  private func letGo(isFinished: Bool) {
    if isFinished { drag?.finish() } else { drag?.cancel() }
    drag = nil
  }
}

/// Lays black over the screen, below the picture.
private final class PictureViewerPresentationController:
  UIPresentationController
{
  private let backdrop = UIView()
  let pan = UIPanGestureRecognizer()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    backdrop.backgroundColor = .black
    backdrop.frame = containerView.bounds
    backdrop.alpha = 0
    containerView.insertSubview(backdrop, at: 0)
    containerView.addGestureRecognizer(pan)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.alpha = 1 }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator
    else {
      return backdrop.alpha = alpha
    }
    coordinator.animate { _ in self.backdrop.alpha = alpha }
  }

  override func containerViewWillLayoutSubviews() {
    backdrop.frame = containerView?.bounds ?? .zero
    guard !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
