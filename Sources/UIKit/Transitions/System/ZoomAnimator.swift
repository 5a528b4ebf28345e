/// A screen grows out of a view, and shrinks back into it, with the view's corners at that size.
///
/// Apple does not publish the timing: it is an estimate.
final class ZoomAnimator: SystemAnimator {
  private let zoomed: UIViewController
  private let options: UIViewController.Transition.ZoomOptions
  private let source: () -> UIView?

  init(
    reverse: Bool, of zoomed: UIViewController, options: UIViewController.Transition.ZoomOptions,
    source: @escaping () -> UIView?
  ) {
    (self.zoomed, self.options, self.source) = (zoomed, options, source)
    super.init(reverse: reverse, duration: 0.5)
  }

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let front = arrangeViews(in: transitionContext) else { return }
    let container = transitionContext.containerView
    container.layoutIfNeeded()
    let full = front.frame
    let source = source()
    let start =
      source.map { container.convert($0.bounds, from: $0) }
      ?? full.insetBy(dx: full.width * 0.2, dy: full.height * 0.2)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = options.dimmingColor ?? options.dimmingVisualEffect?.tint ?? .clear
    container.insertSubview(shade, belowSubview: front)
    let picture = source?.snapshotView(afterScreenUpdates: false)
    picture?.frame = front.bounds
    picture?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let picture { front.addSubview(picture) }
    let (clips, radius, opacity) = (front.clipsToBounds, front.layer.cornerRadius, source?.alpha ?? 1)
    source?.alpha = 0
    front.clipsToBounds = true

    // The part that is aligned with the source view, and the scale for it.
    let part = options.alignmentRectProvider?(.init(sourceView: source, zoomedViewController: zoomed))
    let whole = part ?? CGRect(origin: .zero, size: full.size)
    let scale = max(start.width / max(whole.width, 1), 0.01)
    let small = {
      front.bounds = CGRect(x: 0, y: whole.minY, width: full.width, height: start.height / scale)
      front.center = CGPoint(x: start.midX - (whole.midX - full.width / 2) * scale, y: start.midY)
      front.transform = CGAffineTransform(scaleX: scale, y: scale)
      front.layer.cornerRadius = (source?.layer.cornerRadius ?? 0) / scale
      picture?.alpha = 1
      shade.alpha = 0
    }
    let large = {
      front.transform = .identity
      front.bounds = CGRect(origin: .zero, size: full.size)
      front.center = CGPoint(x: full.midX, y: full.midY)
      front.layer.cornerRadius = radius
      picture?.alpha = 0
      shade.alpha = 1
    }
    reverse ? large() : small()
    animateScreens(isInteractive: transitionContext.isInteractive) { [reverse] in
      reverse ? small() : large()
    } completion: {
      large()
      front.clipsToBounds = clips
      source?.alpha = opacity
      picture?.removeFromSuperview()
      shade.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
