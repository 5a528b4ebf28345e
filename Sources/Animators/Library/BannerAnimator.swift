import UIKit

/// A message comes down from the top edge, or rises as a toast at the bottom,
/// and goes by itself after a while.
///
/// One object handles everything: it is the message’s
/// `transitioningDelegate`, and the message’s style is `.custom`. A finger
/// that swipes it back to its edge does not have to wait.
public final class BannerAnimator: NSObject,
  UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  /// Where the message is: a banner is at the top, a toast at the bottom.
  public enum Edge: String, CaseIterable, Sendable { case top, bottom }

  private let duration: TimeInterval
  private let edge: Edge
  private let stays: TimeInterval?
  /// Drives the dismissal while a finger holds the message.
  private var drag: UIPercentDrivenInteractiveTransition?

  /// - Parameters:
  ///   - duration: seconds for coming and for going.
  ///   - edge: where it is.
  ///   - stays: seconds after which it goes by itself; nil for a message that
  ///     stays until it is dismissed.
  public init(
    duration: TimeInterval = 0.5, edge: Edge = .top,
    stays: TimeInterval? = nil
  ) {
    self.duration = duration
    self.edge = edge
    self.stays = stays
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// A banner springs from its edge; a toast fades as well.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let isComing = transitionContext.view(forKey: .to) != nil
    guard
      let controller = transitionContext.viewController(
        forKey: isComing ? .to : .from),
      let message = transitionContext.view(forKey: isComing ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isComing {
      message.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(message)
    }
    let hidden = away(message.frame, in: container)
    let alpha: CGFloat = edge == .top ? 1 : 0
    message.transform = isComing ? hidden : .identity
    message.alpha = isComing ? alpha : 1
    let change = {
      message.transform = isComing ? .identity : hidden
      message.alpha = isComing ? 1 : alpha
    }
    let end = { (_: Bool) in
      message.transform = .identity
      message.alpha = 1
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
    if isComing, !transitionContext.isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.8,
        initialSpringVelocity: 0,
        animations: change, completion: end)
    } else {
      let curve: UIView.AnimationOptions =
        transitionContext.isInteractive ? .curveLinear : .curveEaseIn
      UIView.animate(
        withDuration: duration, delay: 0, options: curve, animations: change,
        completion: end)
    }
  }

  /// Off the screen for a banner; a toast sinks a little.
  private func away(
    _ frame: CGRect, in container: UIView
  ) -> CGAffineTransform {
    switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -frame.maxY)
    case .bottom: CGAffineTransform(translationX: 0, y: frame.height / 2)
    }
  }

  // MARK: The presentation

  /// Says where the message belongs, and lets it go after a while.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = BannerPresentationController(
      presentedViewController: presented, presenting: presenting)
    presentation.edge = edge
    presentation.stays = stays
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

  private func handle(
    _ pan: UIPanGestureRecognizer, on message: UIViewController
  ) {
    guard let container = pan.view?.superview, let frame = pan.view?.frame
    else { return }
    let sign: CGFloat = edge == .top ? -1 : 1
    let length = edge == .top ? frame.maxY : frame.height / 2
    let way = sign * pan.translation(in: container).y / max(length, 1)
    switch pan.state {
    case .began:
      drag = UIPercentDrivenInteractiveTransition()
      drag?.completionCurve = .easeOut
      message.dismiss(animated: true)
    case .changed: drag?.update(min(max(way, 0), 0.99))
    case .ended:
      letGo(
        isFinished: way > 0.3 && sign * pan.velocity(in: container).y >= 0)
    default: letGo(isFinished: false)
    }
  }

  private func letGo(isFinished: Bool) {
    if isFinished { drag?.finish() } else { drag?.cancel() }
    drag = nil
  }
}

/// Keeps a message near an edge, as high as it would like to be.
private final class BannerPresentationController: UIPresentationController {
  private static let margin: CGFloat = 8

  var edge = BannerAnimator.Edge.top
  var stays: TimeInterval?
  let pan = UIPanGestureRecognizer()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let wish = presentedViewController.preferredContentSize
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let width = wish.width > 0 ? min(wish.width, room.width) : room.width
    let height = wish.height > 0 ? min(wish.height, room.height) : 72
    return CGRect(
      x: room.midX - width / 2,
      y: edge == .top ? room.minY : room.maxY - height, width: width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let presentedView else { return }
    presentedView.layer.cornerRadius = 16
    presentedView.clipsToBounds = true
    presentedView.addGestureRecognizer(pan)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return letGo() }
    guard let stays else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + stays) { [weak self] in
      guard let message = self?.presentedViewController,
        !message.isBeingDismissed
      else { return }
      message.dismiss(animated: true)
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { letGo() }
  }

  private func letGo() {
    presentedView?.removeGestureRecognizer(pan)
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
  }

  override func containerViewWillLayoutSubviews() {
    guard !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
