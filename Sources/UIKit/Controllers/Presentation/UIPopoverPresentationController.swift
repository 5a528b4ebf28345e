/// Shows a controller in a box next to its source, with an arrow, if the delegate's
/// `adaptivePresentationStyle` answers `none`; otherwise the controller is full screen on a phone.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the arrow points; without a view and a button, the middle of the screen.
  open weak var sourceView: UIView?
  /// The part of the source view to which the arrow points, in its bounds; null for all of it.
  open var sourceRect = CGRect.null
  /// The button to which the arrow points, if there is no view.
  open weak var barButtonItem: UIBarButtonItem?
  /// The sides that the arrow may be on: with `up`, the box lies below its source. The side with the most
  /// room for the box is chosen, or the first of equal ones in the order up, down, left, right. Without any
  /// side, the box lies over the middle of its source, without an arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side of the arrow.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The background of the content and the arrow; nil for none, and an arrow in the content's color.
  open var backgroundColor: UIColor?
  /// The minimum distances from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the box may overlap its source if there is little room; otherwise it gets smaller.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched while the popover shows. A tap anywhere else outside the box dismisses it.
  open var passthroughViews: [UIView]?

  private lazy var back = DimmingView(frame: .zero, color: .clear) { [weak self] in
    self?.fingerWantsToDismiss()
  }
  private lazy var box = PopoverView(presentedViewController.view)

  override var standardTransitionStyle: UIModalTransitionStyle { .crossDissolve }

  /// The box with its arrow, around the content.
  open override var presentedView: UIView? { box }

  override func passesTouch(at point: CGPoint) -> Bool {
    passthroughViews?.contains { view in
      guard let container, view.window === container.window else { return false }
      return view.point(inside: view.convert(point, from: container), with: nil)
    } ?? false
  }

  // MARK: The place

  /// The frame of the box and its arrow: the content's preferred size, limited to the available room.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView ?? container else { return .zero }
    let insets = (container.window ?? Run.current?.window)?.deviceInsets ?? .zero
    let room = container.bounds.inset(by: insets).inset(by: popoverLayoutMargins)
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : 480)
    let place = Place(
      of: size, beside: source(in: container), in: room, permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
    arrowDirection = place.direction
    box.point(place.direction, at: place.target)
    return place.frame
  }

  private func source(in container: UIView) -> CGRect {
    if let sourceView {
      return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }
    if let button = barButtonItem?.bar, button.window != nil {
      return container.convert(button.bounds, from: button)
    }
    return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
  }

  // MARK: The presentation

  /// Rounds the box's corners, and adds a dimming view that dismisses it when tapped.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    back.frame = container.bounds
    back.passesTouch = { [weak self] in self?.passesTouch(at: $0) ?? false }
    container.insertSubview(back, at: 0)
    if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
      tellDelegate(.prepareForPopoverPresentation)
      delegate.prepareForPopoverPresentation(self)
    }
    box.fill(backgroundColor)
  }

  /// Moves the box when the content's preferred size changes.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    moveToSource()
  }

  /// Keeps the box next to its source when the container's size changes.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    moveToSource()
  }

  private func moveToSource() {
    guard !isUnderWay, box.superview === container else { return }
    let frame = frameOfPresentedViewInContainerView
    if box.frame != frame { box.frame = frame }
  }
}

extension UIPopoverPresentationController {
  /// The place of a box next to its source.
  private struct Place {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The tip of the arrow.
    var target: CGPoint

    /// - Parameters:
    ///   - size: the box's size, without its arrow.
    ///   - permitted: the sides that the arrow may be on.
    init(
      of size: CGSize, beside source: CGRect, in room: CGRect, _ permitted: UIPopoverArrowDirection,
      mayOverlap: Bool
    ) {
      let arrow = PopoverView.arrow.height
      func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
        switch direction {
        case .up: room.maxY - source.maxY
        case .down: source.minY - room.minY
        case .left: room.maxX - source.maxX
        default: source.minX - room.minX
        }
      }
      func area(_ direction: UIPopoverArrowDirection) -> CGFloat {
        let length = max(space(direction) - arrow, 0)
        return direction.isVertical
          ? min(size.width, room.width) * min(size.height, length)
          : min(size.width, length) * min(size.height, room.height)
      }
      let directions = UIPopoverArrowDirection.sides.filter(permitted.contains)
      // The first of the sides that show the largest part of the box.
      let chosen = directions.dropFirst().reduce(directions.first) { best, other in
        best.map { area(other) > area($0) ? other : $0 }
      }
      target = CGPoint(x: source.midX, y: source.midY)
      guard let chosen else {
        direction = .unknown
        frame = CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, size: size)
          .moved(into: room)
        return
      }
      direction = chosen
      let length = (chosen.isVertical ? size.height : size.width) + arrow
      // A minimum length, so that the box stays visible.
      let shown = mayOverlap ? length : min(length, max(space(chosen), 3 * arrow))
      let (width, height) = chosen.isVertical ? (size.width, shown) : (shown, size.height)
      let origin =
        switch chosen {
        case .up: CGPoint(x: source.midX - width / 2, y: source.maxY)
        case .down: CGPoint(x: source.midX - width / 2, y: source.minY - height)
        case .left: CGPoint(x: source.maxX, y: source.midY - height / 2)
        default: CGPoint(x: source.minX - width, y: source.midY - height / 2)
        }
      frame = CGRect(x: origin.x, y: origin.y, size: CGSize(width: width, height: height)).moved(into: room)
    }
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The rectangle moved by the smallest distance into `room`, and no larger than that.
  fileprivate func moved(into room: CGRect) -> CGRect {
    let (width, height) = (min(self.width, room.width), min(self.height, room.height))
    return CGRect(
      x: max(min(minX, room.maxX - width), room.minX), y: max(min(minY, room.maxY - height), room.minY),
      width: width, height: height)
  }
}
