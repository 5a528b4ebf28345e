import UIKit

/// The old screen curls up from the right like a sheet of paper, and uncovers
/// the new one.
///
/// A page that bends isn't a layer: layers are flat. So it is cut into strips
/// that follow a cylinder, which rolls from the right edge over the left one.
/// On the way back the page is laid down again.
public final class PageCurlAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  /// The cylinder’s radius, as a part of the width.
  private static let radius: CGFloat = 0.14
  /// Steps in which the cylinder rolls.
  private static let steps = 20

  private let duration: TimeInterval
  private let reverse: Bool
  private let strips: Int

  /// - Parameters:
  ///   - duration: seconds.
  ///   - reverse: whether the new screen is the page, and is laid down.
  ///   - strips: into how many strips the page is cut.
  public init(
    duration: TimeInterval = 0.9, reverse: Bool = false, strips: Int = 10
  ) {
    self.duration = duration
    self.reverse = reverse
    self.strips = max(strips, 2)
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Rolls a page of strips off the screen, or onto it.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    let front = reverse ? toView : fromView
    let page = UIView(frame: container.bounds)
    page.layer.sublayerTransform.m34 = -1 / 1200
    let parts = (0..<strips).map { strip($0, of: front) }
    parts.forEach(page.addSubview)
    container.addSubview(page)
    front.isHidden = true

    parts.forEach {
      $0.follow(Cylinder(of: front.bounds.width, rolled: reverse ? 1 : 0))
    }
    let steps = Self.steps
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeLinear
    ) {
      for step in 1...steps {
        let way = CGFloat(step) / CGFloat(steps)
        let cylinder = Cylinder(
          of: front.bounds.width, rolled: self.reverse ? 1 - way : way)
        UIView.addKeyframe(
          withRelativeStartTime: Double(step - 1) / Double(steps),
          relativeDuration: 1 / Double(steps)
        ) { parts.forEach { $0.follow(cylinder) } }
      }
    } completion: { _ in
      page.removeFromSuperview()
      front.isHidden = false
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }

  private func strip(_ index: Int, of view: UIView) -> PageStrip {
    let edges = [index, index + 1].map {
      (view.bounds.width * CGFloat($0) / CGFloat(strips)).rounded()
    }
    let part = CGRect(
      x: edges[0], y: 0, width: edges[1] - edges[0],
      height: view.bounds.height)
    return PageStrip(part, of: view)
  }

  /// The cylinder around which the page is rolled.
  fileprivate struct Cylinder {
    private let radius: CGFloat
    /// Where the page leaves the ground.
    private let start: CGFloat

    /// - Parameter rolled: 0 at the right edge of the page, 1 where it has
    ///   left over the left one.
    init(of width: CGFloat, rolled: CGFloat) {
      radius = width * PageCurlAnimator.radius
      start = width - rolled * (width + 1.2 * radius)
    }

    /// Where a point of the page is: across the screen, and towards the
    /// viewer.
    func place(of x: CGFloat) -> (x: CGFloat, z: CGFloat) {
      let angle = (x - start) / radius
      if angle <= 0 { return (x, 0) }
      if angle >= .pi {
        return (start - (x - start - .pi * radius), 2 * radius)
      }
      return (start + radius * sin(angle), radius * (1 - cos(angle)))
    }
  }
}

/// A picture of a part of the page, with paper over it that is to be seen
/// from behind.
private final class PageStrip: UIView {
  private let part: CGRect
  private let paper: UIView
  private let shade: UIView

  init(_ part: CGRect, of view: UIView) {
    self.part = part
    paper = UIView(frame: CGRect(origin: .zero, size: part.size))
    shade = UIView(frame: CGRect(origin: .zero, size: part.size))
    super.init(frame: part)
    if let picture = view.resizableSnapshotView(
      from: part, afterScreenUpdates: true, withCapInsets: .zero)
    {
      addSubview(picture)
    }
    paper.backgroundColor = UIColor(white: 0.96, alpha: 1)
    shade.backgroundColor = .black
    addSubview(paper)
    addSubview(shade)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    frame = part
  }

  required init?(coder: NSCoder) { nil }

  /// Lies with both of its edges on the cylinder.
  func follow(_ cylinder: PageCurlAnimator.Cylinder) {
    let (left, right) = (
      cylinder.place(of: part.minX), cylinder.place(of: part.maxX)
    )
    let angle = -atan2(right.z - left.z, right.x - left.x)
    let length = hypot(right.x - left.x, right.z - left.z)
    var transform = CATransform3DMakeTranslation(
      left.x - part.minX, 0, left.z)
    transform = CATransform3DRotate(transform, angle, 0, 1, 0)
    layer.transform = CATransform3DScale(transform, length / part.width, 1, 1)
    paper.alpha = right.x < left.x ? 0.92 : 0
    shade.alpha = 0.35 * abs(sin(angle))
  }
}
