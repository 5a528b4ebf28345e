/// Shows a controller in a box beside what it belongs to, where the delegate's `adaptivePresentationStyle` answers `none`;
/// otherwise it is full screen on a phone. The box has no arrow.
open class UIPopoverPresentationController: UIPresentationController {
  /// What the box belongs to; nil for the middle of the screen.
  open weak var sourceView: UIView?
  /// The part of it that counts, in its bounds; null for all of it.
  open var sourceRect = CGRect.null
  /// The button that the box belongs to; kept, without effect.
  open weak var barButtonItem: UIBarButtonItem?
  /// Where the box may lie: below its source for `up`, above it for `down`; `any` unless set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where it lies.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Fills the box behind the content; nil for nothing.
  open var backgroundColor: UIColor?
  /// Room that the box keeps from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the box may lie over its source; kept, without effect.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched while the box shows; kept, without effect.
  open var passthroughViews: [UIView]?

  private lazy var back = DimmingView(frame: .zero, color: .clear) { [weak self] in
    self?.fingerWantsToDismiss()
  }

  override var standardTransitionStyle: UIModalTransitionStyle { .crossDissolve }

  /// Where the box is: as large as the content would like to be, below its source if there is room, or else above it.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView ?? container else { return .zero }
    let room = container.bounds.inset(by: popoverLayoutMargins)
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : 320, room.width),
      height: min(wish.height > 0 ? wish.height : 480, room.height))
    let source = source(in: container)
    let isBelow =
      permittedArrowDirections.contains(.up)
      && (source.maxY + size.height <= room.maxY || !permittedArrowDirections.contains(.down))
    arrowDirection = isBelow ? .up : .down
    let y = isBelow ? source.maxY : source.minY - size.height
    func within(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
      max(min(value, upper), lower)
    }
    return CGRect(
      x: within(source.midX - size.width / 2, room.minX, room.maxX - size.width),
      y: within(y, room.minY, room.maxY - size.height), width: size.width, height: size.height)
  }

  private func source(in container: UIView) -> CGRect {
    guard let sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Rounds the box, and has a tap beside it end the presentation.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView, let view = presentedView else { return }
    back.frame = container.bounds
    container.insertSubview(back, at: 0)
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    view.layer.cornerRadius = 13
    view.clipsToBounds = true
    if let backgroundColor { view.backgroundColor = backgroundColor }
  }

  /// Moves the box where the content would like to have another size.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if !isUnderWay { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

/// On which side of a popover its arrow is. The bits are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above: the box lies below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Below: the box lies above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// On the left; not modelled.
  public static let left = Self(rawValue: 1 << 2)
  /// On the right; not modelled.
  public static let right = Self(rawValue: 1 << 3)
  /// Any of them.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: .max)
}

/// Says how a popover adapts to a phone, and hears of the finger that ends it.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to show.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside it may end the popover: `presentationControllerShouldDismiss(_:)` is asked instead.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Never called: `presentationControllerDidDismiss(_:)` is.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
