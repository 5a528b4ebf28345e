import UIKit

/// The new screen flows in from the right: a drop swells out of the edge,
/// becomes a wave, and the wave takes the screen.
///
/// On the way back the old screen flows off to where it came from.
public final class LiquidSwipeAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let height: CGFloat
  private let reverse: Bool

  /// - Parameters:
  ///   - duration: seconds.
  ///   - height: of the drop's middle, as a part of the screen's.
  ///   - reverse: whether the old screen flows off.
  public init(
    duration: TimeInterval = 0.8, height: CGFloat = 0.7, reverse: Bool = false
  ) {
    self.duration = duration
    self.height = height
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Masks the screen above with a wave, which swells, moves and spreads,
  /// each in a time of its own.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if reverse {
      container.insertSubview(toView, belowSubview: fromView)
    } else {
      container.addSubview(toView)
    }
    let shown = reverse ? fromView : toView
    let size = shown.bounds.size
    let wave = Wave(size: size)
    let outside = CGPoint(x: size.width, y: height * size.height)
    wave.center = reverse ? CGPoint(x: 0, y: outside.y) : outside
    wave.transform = reverse ? Wave.spread : Wave.nothing
    shown.mask = wave

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        wave.transform = .identity
      }
      UIView.addKeyframe(
        withRelativeStartTime: self.reverse ? 0 : 0.25, relativeDuration: 0.75
      ) {
        wave.center.x = self.reverse ? outside.x : 0
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        wave.transform = self.reverse ? Wave.nothing : Wave.spread
      }
    } completion: { _ in
      shown.mask = nil
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}

/// All that is to the right of a straight edge with a drop in it. Its middle
/// is the foot of the drop.
private final class Wave: UIView {
  /// No more of a drop than a line shows.
  static let nothing = CGAffineTransform(scaleX: 0.001, y: 0.4)
  /// The drop is nearly as straight as the edge.
  static let spread = CGAffineTransform(scaleX: 1, y: 1.8)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(size: CGSize) {
    super.init(frame: .zero)
    let (depth, reach) = (0.55 * size.width, 0.42 * size.height)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: size.width + depth, y: -2.5 * size.height))
    path.addLine(to: CGPoint(x: 0, y: -2.5 * size.height))
    path.addLine(to: CGPoint(x: 0, y: -reach))
    path.addCurve(
      to: CGPoint(x: -depth, y: 0),
      controlPoint1: CGPoint(x: 0, y: -0.5 * reach),
      controlPoint2: CGPoint(x: -depth, y: -0.55 * reach))
    path.addCurve(
      to: CGPoint(x: 0, y: reach),
      controlPoint1: CGPoint(x: -depth, y: 0.55 * reach),
      controlPoint2: CGPoint(x: 0, y: 0.5 * reach))
    path.addLine(to: CGPoint(x: 0, y: 2.5 * size.height))
    path.addLine(to: CGPoint(x: size.width + depth, y: 2.5 * size.height))
    path.close()
    (layer as? CAShapeLayer)?.path = path.cgPath
  }

  required init?(coder: NSCoder) { nil }
}
