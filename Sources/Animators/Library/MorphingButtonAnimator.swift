import UIKit

/// A button becomes the new screen: it loses its title, its corners and its
/// color while it grows, and the screen appears in it.
///
/// On the way back the screen becomes the button.
public final class MorphingButtonAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let identifier: String
  private let duration: TimeInterval
  private let reverse: Bool

  /// - Parameters:
  ///   - identifier: the `accessibilityIdentifier` of the button in the
  ///     screen that has it. Without one, a round one at the bottom serves.
  ///   - duration: seconds.
  ///   - reverse: whether the old screen becomes the button.
  public init(
    identifier: String = "button", duration: TimeInterval = 0.6,
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

  /// Changes the frame, the corners and the color of a view below the
  /// screen, which fades after it or before.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (screen, surroundings) =
      reverse ? (fromView, toView) : (toView, fromView)
    if reverse {
      container.insertSubview(toView, belowSubview: fromView)
    } else {
      container.addSubview(toView)
    }
    toView.layoutIfNeeded()
    let button = surroundings.descendant(identifier)
    let morph = Morph(
      button, in: container,
      growingTo: screen.backgroundColor ?? .systemBackground)
    container.insertSubview(morph, belowSubview: screen)
    button?.isHidden = true
    morph.show(asButton: !reverse)
    screen.alpha = reverse ? 1 : 0

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(
        withRelativeStartTime: self.reverse ? 0.3 : 0, relativeDuration: 0.7
      ) {
        morph.show(asButton: self.reverse)
      }
      UIView.addKeyframe(
        withRelativeStartTime: self.reverse ? 0 : 0.5, relativeDuration: 0.5
      ) {
        screen.alpha = self.reverse ? 0 : 1
      }
    } completion: { _ in
      screen.alpha = 1
      button?.isHidden = false
      morph.removeFromSuperview()
      transitionContext.completeTransition(
        !transitionContext.transitionWasCancelled)
    }
  }
}

/// The view between the button and the screen.
private final class Morph: UIView {
  private let place: CGRect
  private let whole: CGRect
  private let radius: CGFloat
  private let colors: (button: UIColor, screen: UIColor)
  private let title: UIView?

  init(_ button: UIView?, in container: UIView, growingTo color: UIColor) {
    whole = container.bounds
    let side = whole.width / 6
    place =
      button.map { container.convert($0.bounds, from: $0) }
      ?? CGRect(
        x: whole.midX - side / 2, y: whole.maxY - 2 * side, width: side,
        height: side)
    radius = button.map(\.layer.cornerRadius) ?? side / 2
    colors = (button?.backgroundColor ?? container.tintColor, color)
    title = button.flatMap(Self.title)
    super.init(frame: place)
    clipsToBounds = true
    if let title { addSubview(title) }
  }

  required init?(coder: NSCoder) { nil }

  /// To be called in an animation, or before.
  func show(asButton: Bool) {
    frame = asButton ? place : whole
    layer.cornerRadius = asButton ? radius : 0
    backgroundColor = asButton ? colors.button : colors.screen
    title?.alpha = asButton ? 1 : 0
    title?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A picture of a button without its background.
  private static func title(of button: UIView) -> UIView? {
    let color = button.backgroundColor
    button.backgroundColor = nil
    defer { button.backgroundColor = color }
    return button.snapshotView(afterScreenUpdates: true)
  }
}

extension UIView {
  /// This view or the first one in it that has an identifier.
  fileprivate func descendant(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier) }.first
  }
}
