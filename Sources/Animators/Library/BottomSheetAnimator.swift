import UIKit

/// A sheet comes up from the bottom edge and rests at one of several heights,
/// its detents.
///
/// One object handles everything. It is the sheet's
/// `transitioningDelegate`, and the sheet's style is `.custom`. A finger
/// drags the sheet from one detent to another, and away below the lowest; so
/// does a tap on what is left of the screen.
public final class BottomSheetAnimator: NSObject,
  UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  private let duration: TimeInterval
  private let detents: [CGFloat]
  private let radius: CGFloat
  private let shade: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - detents: the heights at which the sheet rests, as parts of the
  ///     screen's; it comes up to the first.
  ///   - radius: of the upper corners, in points.
  ///   - shade: how dark the screen gets below a sheet at its highest detent,
  ///     0…1.
  public init(
    duration: TimeInterval = 0.5, detents: [CGFloat] = [0.5, 0.92],
    radius: CGFloat = 14,
    shade: CGFloat = 0.4
  ) {
    self.duration = duration
    self.detents = detents.isEmpty ? [0.5] : detents
    self.radius = radius
    self.shade = shade
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Takes the sheet up to its first detent, or down from wherever it is.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    // The screen below stays where it is, so the context has no view for it.
    let isComing = transitionContext.view(forKey: .to) != nil
    guard
      let controller = transitionContext.viewController(
        forKey: isComing ? .to : .from),
      let sheet = transitionContext.view(forKey: isComing ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isComing {
      sheet.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(sheet)
    }
    let up = sheet.center.y
    let down = container.bounds.height + sheet.bounds.height / 2
    if isComing { sheet.center.y = down }
    let change = { sheet.center.y = isComing ? up : down }
    let end = { (_: Bool) in
      sheet.center.y = up
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
    if transitionContext.isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear,
        animations: change, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        animations: change, completion: end)
    }
  }

  // MARK: The presentation

  /// Says where the sheet rests, and lets a finger drag it.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = BottomSheetPresentationController(
      presentedViewController: presented, presenting: presenting)
    presentation.detents = detents
    presentation.radius = radius
    presentation.darkest = shade
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
}

/// Keeps a sheet at one of its detents.
///
/// The sheet is as high as the highest, and lower ones leave a part of it
/// below the screen: what is on it never has to be laid out again while it
/// moves.
private final class BottomSheetPresentationController:
  UIPresentationController
{
  var detents: [CGFloat] = []
  var radius: CGFloat = 0
  var darkest: CGFloat = 0
  private lazy var detent = detents.first ?? 0
  private let shade = UIView()
  private lazy var pan = UIPanGestureRecognizer { [weak self] in
    self?.handle($0)
  }
  /// Where the sheet's upper edge was when the finger took it up.
  private var start: CGFloat = 0
  private var isDragged = false

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let height = bounds.height - top(of: detents.max() ?? 1)
    return CGRect(
      x: 0, y: top(of: detent), width: bounds.width, height: height)
  }

  /// The sheet's upper edge at a detent, in whole points.
  private func top(of detent: CGFloat) -> CGFloat {
    ((containerView?.bounds.height ?? 0) * (1 - detent)).rounded()
  }

  // MARK: Coming and going

  override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    presentedView.layer.cornerRadius = radius
    presentedView.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner,
    ]
    presentedView.clipsToBounds = true
    presentedView.addGestureRecognizer(pan)
    shade.frame = containerView.bounds
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.presentedViewController.dismiss(animated: true)
      })
    containerView.insertSubview(shade, at: 0)
    fade(to: darkness(at: detent))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { letGo() }
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { letGo() } else { shade.alpha = darkness(at: detent) }
  }

  /// The sheet is its controller's again, and can be shown elsewhere.
  private func letGo() {
    presentedView?.removeGestureRecognizer(pan)
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator
    else { return shade.alpha = alpha }
    coordinator.animate { _ in self.shade.alpha = alpha }
  }

  /// The higher the sheet, the darker what is below.
  private func darkness(at detent: CGFloat) -> CGFloat {
    darkest * detent / (detents.max() ?? 1)
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    guard !isDragged, !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The finger

  /// How much a sheet gives way when pulled above its highest detent.
  private static let stretch: CGFloat = 0.25
  /// Seconds for which a released sheet would continue at its speed: the
  /// place that it would reach selects the detent.
  private static let momentum: CGFloat = 0.15

  private func handle(_ pan: UIPanGestureRecognizer) {
    guard let containerView, let presentedView else { return }
    switch pan.state {
    case .began:
      isDragged = true
      start = presentedView.frame.minY
    case .changed:
      let highest = top(of: detents.max() ?? 1)
      let wish = start + pan.translation(in: containerView).y
      move(
        presentedView,
        to: wish < highest ? highest - (highest - wish) * Self.stretch : wish)
      shade.alpha = darkness(
        at: 1 - presentedView.frame.minY / containerView.bounds.height)
    default:
      isDragged = false
      settle(pan.state == .ended ? pan.velocity(in: containerView).y : 0)
    }
  }

  /// Moves the sheet by its middle, so that it keeps its size.
  ///
  /// - Parameter top: where its upper edge goes.
  private func move(_ sheet: UIView, to top: CGFloat) {
    sheet.center.y = top + sheet.bounds.height / 2
  }

  /// Continues to the detent nearest to the place that the sheet would reach,
  /// or away.
  ///
  /// - Parameter speed: downwards, in points per second.
  private func settle(_ speed: CGFloat) {
    guard let containerView, let presentedView else { return }
    let goal =
      1 - (presentedView.frame.minY + speed * Self.momentum)
      / containerView.bounds.height
    guard let nearest = detents.min(by: { abs($0 - goal) < abs($1 - goal) }),
      goal > (detents.min() ?? 0) / 2
    else { return presentedViewController.dismiss(animated: true) }
    detent = nearest
    let way = top(of: nearest) - presentedView.frame.minY
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: abs(way) < 1 ? 0 : min(max(speed / way, 0), 10)
    ) {
      self.move(presentedView, to: self.top(of: nearest))
      self.shade.alpha = self.darkness(at: nearest)
    }
  }
}
