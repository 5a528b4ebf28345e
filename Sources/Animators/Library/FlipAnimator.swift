import UIKit

/// The page of a book is turned: one half of the old screen goes up, and
/// comes down as a half of the new one.
public final class FlipAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool
  private let isVertical: Bool
  private let perspective: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the page goes from right to left, or from below
  ///     upwards.
  ///   - isVertical: whether it is bound across the middle, like a calendar.
  ///   - perspective: the eye's distance in points.
  public init(
    duration: TimeInterval = 1, reverse: Bool = false,
    isVertical: Bool = false, perspective: CGFloat = 500
  ) {
    self.duration = duration
    self.reverse = reverse
    self.isVertical = isVertical
    self.perspective = perspective
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Cuts pictures of both views in half, turns one of each, and removes
  /// them.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)

    // The half that is lifted, and the one that it comes down on.
    let (lifted, other): (FlipPage.Half, FlipPage.Half) =
      reverse ? (.second, .first) : (.first, .second)
    let uncovered = FlipPage(lifted, of: toView, isVertical: isVertical)
    let covered = FlipPage(other, of: fromView, isVertical: isVertical)
    let oldPage = FlipPage(lifted, of: fromView, isVertical: isVertical)
    let newPage = FlipPage(other, of: toView, isVertical: isVertical)
    let pages = [uncovered, covered, oldPage, newPage]
    pages.forEach(container.addSubview)
    fromView.isHidden = true
    toView.isHidden = true

    container.layer.sublayerTransform.m34 = -1 / perspective

    newPage.show(upright: 1)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        oldPage.show(upright: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        newPage.show(upright: 0)
      }
    } completion: { _ in
      pages.forEach { $0.removeFromSuperview() }
      container.layer.sublayerTransform = CATransform3DIdentity
      fromView.isHidden = false
      toView.isHidden = false
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}

/// A picture of half a screen, bound in the screen's middle, with a shadow
/// over it.
private final class FlipPage: UIView {
  enum Half {
    /// The left or the upper one.
    case first
    case second
  }

  private let half: Half
  private let isVertical: Bool
  private let shade: FlipShade

  init(_ half: Half, of view: UIView, isVertical: Bool) {
    self.half = half
    self.isVertical = isVertical
    var part = view.bounds
    if isVertical {
      let middle = (part.height / 2).rounded()
      part.size.height = half == .first ? middle : part.height - middle
      part.origin.y = half == .first ? 0 : middle
    } else {
      let middle = (part.width / 2).rounded()
      part.size.width = half == .first ? middle : part.width - middle
      part.origin.x = half == .first ? 0 : middle
    }
    let edge: CGFloat = half == .first ? 1 : 0
    let binding =
      isVertical ? CGPoint(x: 0.5, y: edge) : CGPoint(x: edge, y: 0.5)
    shade = FlipShade(
      frame: CGRect(origin: .zero, size: part.size), darkAt: binding)
    super.init(frame: part)
    // The new view was never on screen, so its picture has to wait for it to
    // be drawn.
    if let picture = view.resizableSnapshotView(
      from: part, afterScreenUpdates: true, withCapInsets: .zero)
    {
      addSubview(picture)
    }
    shade.alpha = 0
    addSubview(shade)
    layer.anchorPoint = binding
    frame = part
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter upright: 0 lies flat; 1 stands up towards the viewer, seen
  ///   edge on and in the shade.
  func show(upright: CGFloat) {
    shade.alpha = upright
    let angle: CGFloat = (half == .first) == isVertical ? -.pi / 2 : .pi / 2
    layer.transform = CATransform3DMakeRotation(
      upright * angle, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
  }
}

/// A shadow that is darkest at the binding.
private final class FlipShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(frame: CGRect, darkAt binding: CGPoint) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor.black.withAlphaComponent(0).cgColor,
      UIColor.black.withAlphaComponent(0.5).cgColor,
    ]
    gradient.startPoint = CGPoint(x: 1 - binding.x, y: 1 - binding.y)
    gradient.endPoint = binding
  }

  required init?(coder: NSCoder) { nil }
}
