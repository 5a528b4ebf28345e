/// The default transition of a navigation controller: the front screen slides in from the right, or out to
/// it; the one behind moves a third as far, and is a little darker while it is covered.
///
/// The spring is a device's, as measured (`Spring.system`). Apple publishes neither the distance nor the darkness:
/// they are estimates.
package final class ParallaxAnimator: SystemAnimator {
  package enum Direction: Sendable {
    /// The new screen slides in over the old one.
    case push
    /// The old screen slides out and uncovers the new one.
    case pop
  }

  /// The distance of the screen behind, as a fraction of the width.
  private static let parallax: CGFloat = 1 / 3
  private static let shade: CGFloat = 0.1

  private let direction: Direction

  /// - Parameter duration: seconds until all views are at rest.
  package init(_ direction: Direction, duration: TimeInterval = 0.5) {
    self.direction = direction
    super.init(reverse: direction == .pop, duration: duration)
  }

  package override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let (front, back) = direction == .push ? (toView, fromView) : (fromView, toView)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    container.addSubview(back)
    container.addSubview(shade)
    container.addSubview(front)

    let width = container.bounds.width
    func cover() {
      front.transform = .identity
      back.transform = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
      shade.alpha = Self.shade
    }
    func uncover() {
      front.transform = CGAffineTransform(translationX: width, y: 0)
      back.transform = .identity
      shade.alpha = 0
    }
    direction == .push ? uncover() : cover()
    animateScreens(isInteractive: transitionContext.isInteractive) { [direction] in
      direction == .push ? cover() : uncover()
    } completion: {
      // Whether canceled or not, both views end without a transform.
      front.transform = .identity
      back.transform = .identity
      shade.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
