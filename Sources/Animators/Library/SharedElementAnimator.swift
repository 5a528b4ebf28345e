import UIKit

/// A picture that both screens show travels from its place in the old one to
/// its place in the new one. All else fades.
///
/// Two views show the same if they have the same `accessibilityIdentifier`.
/// They may differ in size, in proportions and in their corners: the picture
/// fills its frame at every instant, as with `scaleAspectFill`.
public final class SharedElementAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let identifier: String
  private let duration: TimeInterval
  private let reverse: Bool

  /// - Parameters:
  ///   - identifier: of the view in each screen. Without it in both, the
  ///     screens only fade.
  ///   - duration: seconds.
  ///   - reverse: whether the old screen lies above the new one, and fades
  ///     away.
  public init(
    identifier: String = "picture", duration: TimeInterval = 0.5,
    reverse: Bool = false
  ) {
    self.identifier = identifier
    self.duration = duration
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Sends a picture of the one view to the place of the other, while the
  /// screen above fades in or out.
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
    // Where things are is known only after layout.
    toView.layoutIfNeeded()
    let upper = reverse ? fromView : toView
    upper.alpha = reverse ? 1 : 0

    var traveller: Traveller?
    if let start = fromView.descendant(identifier),
      let end = toView.descendant(identifier)
    {
      traveller = Traveller(from: start, to: end, in: container)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [],
      animations: {
        upper.alpha = self.reverse ? 0 : 1
        traveller?.arrive()
      },
      completion: { _ in
        upper.alpha = 1
        traveller?.leave()
        transitionContext.completeTransition(
          !transitionContext.transitionWasCancelled)
      })
  }
}

/// Pictures of two views in one frame, which goes from the place of the first
/// to that of the second.
private final class Traveller: UIView {
  private let start: UIView
  private let end: UIView
  private let pictures: [UIView]
  private let goal: CGRect

  init?(from start: UIView, to end: UIView, in container: UIView) {
    guard let old = Self.picture(of: start), let new = Self.picture(of: end)
    else { return nil }
    (self.start, self.end) = (start, end)
    pictures = [old, new]
    goal = container.convert(end.bounds, from: end)
    super.init(frame: container.convert(start.bounds, from: start))
    clipsToBounds = true
    layer.cornerRadius = start.layer.cornerRadius
    pictures.forEach(addSubview)
    new.alpha = 0
    fill()
    container.addSubview(self)
    // There is one picture, and it is under way.
    start.isHidden = true
    end.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Goes to the end: to be called in an animation.
  func arrive() {
    frame = goal
    layer.cornerRadius = end.layer.cornerRadius
    pictures[1].alpha = 1
    fill()
  }

  /// Makes room for the views themselves.
  func leave() {
    removeFromSuperview()
    start.isHidden = false
    end.isHidden = false
  }

  /// Each picture as small as covers the frame.
  ///
  /// The frame's sides and the scale change evenly between two values, so
  /// that it is covered all the way.
  private func fill() {
    for picture in pictures {
      let size = picture.bounds.size
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
      picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// A picture of a view with square corners: round ones are the frame's.
  private static func picture(of view: UIView) -> UIView? {
    let radius = view.layer.cornerRadius
    view.layer.cornerRadius = 0
    defer { view.layer.cornerRadius = radius }
    return view.snapshotView(afterScreenUpdates: true)
  }
}

extension UIView {
  /// This view or the first one in it that has an identifier.
  fileprivate func descendant(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier) }.first
  }
}
