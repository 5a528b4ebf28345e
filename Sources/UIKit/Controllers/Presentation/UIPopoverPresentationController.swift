/// Shows a controller in a box beside what it belongs to, where the delegate's `adaptivePresentationStyle` answers `none`;
/// otherwise it is full screen on a phone. An arrow points from the box to its source.
open class UIPopoverPresentationController: UIPresentationController {
  /// What the box belongs to; with neither it nor a button, the middle of the screen.
  open weak var sourceView: UIView?
  /// The part of it that counts, in its bounds; null for all of it.
  open var sourceRect = CGRect.null
  /// The button that the box belongs to, if there is no view.
  open weak var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be, and with it the box: below its source for `up`. Of several the one with most room for the box, or the
  /// first of those, in the order up, down, left, right; without any the box lies over the middle of its source, and has no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow is.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Fills the box behind the content, and the arrow; nil for nothing, and an arrow in the content's colour.
  open var backgroundColor: UIColor?
  /// Room that the box keeps from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the box may lie over its source where there is little room; otherwise it gets smaller.
  open var canOverlapSourceViewRect = false
  /// Views that can be touched while the box shows: what is beside it ends the presentation.
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

  /// Where the box is with its arrow: as large as the content would like to be, as far as there is room.
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

  /// Rounds the box, and has a tap beside it end the presentation.
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

  /// Moves the box where the content would like to have another size.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    moveToSource()
  }

  /// Keeps the box beside its source where the container gets another size.
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
  /// Where a box lies beside its source.
  private struct Place {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// Where the arrow points to.
    var target: CGPoint

    /// - Parameters:
    ///   - size: of the box, without its arrow.
    ///   - permitted: where the arrow may be.
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
      // The first of those that show most.
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
      // At least so much that there is a box.
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

  /// As near to where it is as there is room, and no larger than that.
  fileprivate func moved(into room: CGRect) -> CGRect {
    let (width, height) = (min(self.width, room.width), min(self.height, room.height))
    return CGRect(
      x: max(min(minX, room.maxX - width), room.minX), y: max(min(minY, room.maxY - height), room.minY),
      width: width, height: height)
  }
}
