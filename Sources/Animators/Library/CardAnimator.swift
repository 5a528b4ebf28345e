import UIKit

/// A card grows until it is the whole screen, as the stories of the App Store
/// do.
///
/// On the way back the screen becomes the card again. A swipe down can do
/// that: the corners get rounder with the finger.
public final class CardAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  private let identifier: String
  private let duration: TimeInterval
  private let cornerRadius: CGFloat
  private let reverse: Bool

  /// - Parameters:
  ///   - identifier: the `accessibilityIdentifier` of the card in the screen
  ///     that has it. Without one, the middle of the screen serves.
  ///   - duration: seconds.
  ///   - cornerRadius: of a card that has no round corners of its own, in
  ///     points.
  ///   - reverse: whether the old screen becomes the card.
  public init(
    identifier: String = "card", duration: TimeInterval = 0.6,
    cornerRadius: CGFloat = 16,
    reverse: Bool = false
  ) {
    self.identifier = identifier
    self.duration = duration
    self.cornerRadius = cornerRadius
    self.reverse = reverse
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Changes the frame and the corners of a window onto the screen, from the
  /// card's to the container's or back.
  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(toView)
    toView.layoutIfNeeded()
    let (screen, list) = reverse ? (fromView, toView) : (toView, fromView)
    container.bringSubviewToFront(list)
    let card = list.descendant(identifier)
    let place =
      card.map { container.convert($0.bounds, from: $0) }
      ?? middle(of: container.bounds)
    let own = card?.layer.cornerRadius ?? 0
    let window = CardWindow(
      card: card, screen: screen, place: place,
      cornerRadius: own > 0 ? own : cornerRadius,
      bounds: container.bounds)
    container.addSubview(window)
    screen.isHidden = true
    card?.isHidden = true
    window.show(asCard: !reverse)

    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [],
      animations: { window.show(asCard: self.reverse) },
      completion: { _ in
        screen.isHidden = false
        card?.isHidden = false
        window.removeFromSuperview()
        if !transitionContext.transitionWasCancelled {
          container.bringSubviewToFront(toView)
        }
        transitionContext.completeTransition(
          !transitionContext.transitionWasCancelled)
      })
  }

  private func middle(of bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
  }
}

/// A clipped view with the card over the screen, both as wide as itself and
/// at its top.
private final class CardWindow: UIView {
  private let card: UIView?
  private let screen: UIView?
  private let place: CGRect
  private let whole: CGRect
  private let cornerRadius: CGFloat

  init(
    card: UIView?, screen: UIView, place: CGRect, cornerRadius: CGFloat,
    bounds: CGRect
  ) {
    self.card = card.flatMap(Self.picture)
    self.screen = screen.snapshotView(afterScreenUpdates: true)
    (self.place, whole, self.cornerRadius) = (place, bounds, cornerRadius)
    super.init(frame: bounds)
    clipsToBounds = true
    for picture in [self.screen, self.card].compactMap({ $0 }) {
      addSubview(picture)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// To be called in an animation, or before.
  func show(asCard: Bool) {
    frame = asCard ? place : whole
    layer.cornerRadius = asCard ? cornerRadius : 0
    card?.alpha = asCard ? 1 : 0
    // Where there is no card, it comes out of nothing.
    alpha = asCard && card == nil ? 0 : 1
    for picture in [screen, card].compactMap({ $0 }) {
      let scale = bounds.width / picture.bounds.width
      picture.transform = CGAffineTransform(scaleX: scale, y: scale)
      picture.center = CGPoint(
        x: bounds.midX, y: picture.bounds.height * scale / 2)
    }
  }

  /// A picture of a view with square corners: round ones are the window's.
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
