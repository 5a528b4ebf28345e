import UIKit

/// Both screens are faces of a cube that turns by a quarter.
///
/// They share an edge, which travels from one side of the container to the
/// other. Each screen is hinged there: the old one turns away from the
/// viewer, the new one towards.
public final class CubeAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let duration: TimeInterval
  private let reverse: Bool
  private let isVertical: Bool
  private let perspective: CGFloat
  private let shadow: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the new screen comes from the right, or from below,
  ///     instead of the left or above.
  ///   - isVertical: whether the cube turns about a horizontal axis.
  ///   - perspective: the eye's distance in points.
  ///   - shadow: how dark a face is that is seen edge on, 0…1.
  public init(
    duration: TimeInterval = 1, reverse: Bool = false,
    isVertical: Bool = false,
    perspective: CGFloat = 400, shadow: CGFloat = 0.8
  ) {
    self.duration = duration
    self.reverse = reverse
    self.isVertical = isVertical
    self.perspective = perspective
    self.shadow = shadow
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Hinges both views at their common edge, moves it across the container,
  /// and turns them.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    container.layer.sublayerTransform.m34 = -1 / perspective
    let home = fromView.center
    let oldShade = shade(over: fromView, alpha: 0)
    let newShade = shade(over: toView, alpha: shadow)

    // 0 is the left or upper edge of the container, 1 the right or lower one.
    let (start, end): (CGFloat, CGFloat) = reverse ? (1, 0) : (0, 1)
    hinge(fromView, at: start)
    hinge(toView, at: end)
    fromView.center = point(at: start, of: container.bounds.size, home: home)
    toView.center = fromView.center
    turn(toView, by: awayFromViewer(end))

    UIView.animate(withDuration: duration) {
      fromView.center = self.point(
        at: end, of: container.bounds.size, home: home)
      toView.center = fromView.center
      self.turn(fromView, by: self.awayFromViewer(start))
      self.turn(toView, by: 0)
      oldShade.alpha = self.shadow
      newShade.alpha = 0
    } completion: { _ in
      for view in [fromView, toView] {
        view.layer.transform = CATransform3DIdentity
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        view.center = home
      }
      container.layer.sublayerTransform = CATransform3DIdentity
      oldShade.removeFromSuperview()
      newShade.removeFromSuperview()
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  // MARK: The common edge

  private func hinge(_ view: UIView, at edge: CGFloat) {
    view.layer.anchorPoint =
      isVertical ? CGPoint(x: 0.5, y: edge) : CGPoint(x: edge, y: 0.5)
  }

  /// The middle of an edge of the container.
  private func point(
    at edge: CGFloat, of size: CGSize, home: CGPoint
  ) -> CGPoint {
    isVertical
      ? CGPoint(x: home.x, y: edge * size.height)
      : CGPoint(x: edge * size.width, y: home.y)
  }

  /// A quarter turn that takes a view away from the viewer, if it is hinged
  /// at that edge.
  private func awayFromViewer(_ edge: CGFloat) -> CGFloat {
    let isFirst = edge == 0
    return isFirst == isVertical ? -.pi / 2 : .pi / 2
  }

  private func turn(_ view: UIView, by angle: CGFloat) {
    view.layer.transform = CATransform3DMakeRotation(
      angle, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
  }

  // MARK: Shade

  private func shade(over view: UIView, alpha: CGFloat) -> UIView {
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = .black
    shade.alpha = alpha
    view.addSubview(shade)
    return shade
  }
}
