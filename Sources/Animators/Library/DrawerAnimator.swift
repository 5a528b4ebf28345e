import UIKit

/// A drawer comes out of a side, and pushes the screen aside.
///
/// Unlike a menu that lies over the screen, it takes the screen along, and
/// the two share an edge all the way. One object handles everything: it is
/// the drawer’s `transitioningDelegate`, and the drawer’s style is `.custom`.
public final class DrawerAnimator: NSObject,
  UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  private let duration: TimeInterval
  private let width: CGFloat
  private let shade: CGFloat
  /// Drives the dismissal while a finger holds the screen.
  private var drag: UIPercentDrivenInteractiveTransition?

  /// - Parameters:
  ///   - duration: seconds.
  ///   - width: the largest part of the screen that it takes, 0…1. A drawer
  ///     that prefers less gets that.
  ///   - shade: how dark the screen gets, 0…1.
  public init(
    duration: TimeInterval = 0.4, width: CGFloat = 0.8, shade: CGFloat = 0.15
  ) {
    self.duration = duration
    self.width = width
    self.shade = shade
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Slides the drawer in, or out again. The screen is the presentation's to
  /// move.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    // The screen's view is not in the container, so the context has none for
    // it.
    let isOpening = transitionContext.view(forKey: .to) != nil
    guard
      let controller = transitionContext.viewController(
        forKey: isOpening ? .to : .from),
      let drawer = transitionContext.view(forKey: isOpening ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    if isOpening {
      drawer.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(drawer)
    }
    let closed = CGAffineTransform(translationX: -drawer.bounds.width, y: 0)
    drawer.transform = isOpening ? closed : .identity
    UIView.animate(
      withDuration: duration, delay: 0, options: .pace(of: transitionContext)
    ) {
      drawer.transform = isOpening ? .identity : closed
    } completion: { _ in
      drawer.transform = .identity
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  // MARK: The presentation

  /// Says where the drawer belongs, and darkens the screen.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = DrawerPresentationController(
      presentedViewController: presented, presenting: presenting)
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
    _ pan: UIPanGestureRecognizer, on drawer: UIViewController
  ) {
    let way =
      -pan.translation(in: pan.view).x / max(drawer.view.bounds.width, 1)
    switch pan.state {
    case .began:
      drag = UIPercentDrivenInteractiveTransition()
      drag?.completionCurve = .easeOut
      drawer.dismiss(animated: true)
    case .changed: drag?.update(min(max(way, 0), 0.99))
    case .ended:
      let speed = -pan.velocity(in: pan.view).x
      letGo(isFinished: abs(speed) > Self.flick ? speed > 0 : way > 0.5)
    default: letGo(isFinished: false)
    }
  }

  private func letGo(isFinished: Bool) {
    if isFinished { drag?.finish() } else { drag?.cancel() }
    drag = nil
  }
}

/// Keeps a drawer at the left side, and the screen beside it.
private final class DrawerPresentationController: UIPresentationController {
  var width: CGFloat = 1
  let shade = UIView()
  let pan = UIPanGestureRecognizer()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let wish = presentedViewController.preferredContentSize.width
    let most = bounds.width * width
    return CGRect(
      x: 0, y: 0, width: wish > 0 ? min(wish, most) : most,
      height: bounds.height)
  }

  private var screen: UIView { presentingViewController.view }
  private var aside: CGAffineTransform {
    CGAffineTransform(
      translationX: frameOfPresentedViewInContainerView.width, y: 0)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.frame = containerView.bounds
    containerView.insertSubview(shade, at: 0)
    shade.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.presentedViewController.dismiss(animated: true)
      })
    containerView.addGestureRecognizer(pan)
    shade.alpha = 0
    push(isOpen: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { screen.transform = .identity }
  }

  override func dismissalTransitionWillBegin() { push(isOpen: false) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return }
    screen.transform = aside
    shade.alpha = 1
  }

  /// Moves the screen at the drawer's pace. The screen is outside of the
  /// container, so the coordinator lets a finger drive it.
  private func push(isOpen: Bool) {
    let (screen, transform) = (screen, isOpen ? aside : .identity)
    guard let coordinator = presentedViewController.transitionCoordinator
    else {
      screen.transform = transform
      shade.alpha = isOpen ? 1 : 0
      return
    }
    let animation = {
      (context: any UIViewControllerTransitionCoordinatorContext) in
      self.shade.alpha = isOpen ? 1 : 0
      UIView.animate(
        withDuration: context.transitionDuration, delay: 0,
        options: [.overrideInheritedCurve, .pace(of: context)]
      ) { screen.transform = transform }
    }
    coordinator.animateAlongsideTransition(
      in: screen, animation: animation, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    guard !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    screen.transform = aside
  }
}

extension UIView.AnimationOptions {
  /// Evenly under a finger, and gently without.
  fileprivate static func pace(
    of context: any UIViewControllerTransitionCoordinatorContext
  ) -> Self {
    context.isInteractive ? .curveLinear : .curveEaseInOut
  }

  fileprivate static func pace(
    of context: any UIViewControllerContextTransitioning
  ) -> Self {
    context.isInteractive ? .curveLinear : .curveEaseInOut
  }
}
