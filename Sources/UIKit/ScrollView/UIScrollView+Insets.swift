/// Insets that keep the content of a scroll view clear of bars.
extension UIScrollView {
  /// Updates the adjusted insets for the bars. Content that is scrolled to its beginning stays there.
  func keepClearOfBars() {
    guard contentInsetAdjustmentBehavior == .never || isOnScreen else {
      Run.current?.awaitArrival(of: self)
      return
    }
    let covered = currentlyCovered
    guard covered != coveredInset || currentRoomAbove != roomAbove else { return }
    let (x, y) = (range(.horizontal), range(.vertical))
    coveredInset = covered
    roomAbove = currentRoomAbove
    if !isTracking, !isDragging, course == nil {
      let offset = CGPoint(
        x: Self.kept(contentOffset.x, from: x, to: range(.horizontal)),
        y: Self.kept(contentOffset.y, from: y, to: range(.vertical)))
      if offset != contentOffset { bounds.origin = offset }
    }
    moveLargeTitle()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves content that is at rest beyond the ends of its range to the nearest end, with the animation of a block
  /// that changes its insets or its size.
  func returnToRange() {
    guard !isTracking, !isDragging, !isZooming, !isZoomBouncing, course == nil else { return }
    let (x, y) = (range(.horizontal), range(.vertical))
    let offset = CGPoint(
      x: min(max(contentOffset.x, x.lowerBound), x.upperBound),
      y: min(max(contentOffset.y, y.lowerBound), y.upperBound))
    if offset != contentOffset { bounds.origin = offset }
  }

  /// The offset after a change of its range: it stays at the beginning of the range, or within the range.
  private static func kept(
    _ offset: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>
  ) -> CGFloat {
    if offset <= old.lowerBound { return offset + new.lowerBound - old.lowerBound }
    return offset <= old.upperBound ? min(offset, new.upperBound) : offset
  }

  /// Whether a part of the view is within the window's bounds. The insets of a view that is temporarily off
  /// screen, such as one that slides in, are known only when it appears.
  var isOnScreen: Bool {
    guard let window else { return false }
    return !convert(bounds, to: window).intersection(window.bounds).isEmpty
  }

  /// The insets of the bars that cover the view, along the adjusted axes.
  private var currentlyCovered: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    let axes = adjustedAxes
    // Controllers of lists keep them clear of the keyboard.
    let isList = contentController is UITableViewController || contentController is UICollectionViewController
    let keyboard = isList ? Run.current?.keyboard.overlap(of: self) ?? 0 : 0
    // Rounding removes the errors of conversions, which would otherwise count as insets.
    func inset(_ length: CGFloat, _ isAdjusted: Bool) -> CGFloat {
      isAdjusted ? (length * 1024).rounded() / 1024 : 0
    }
    return UIEdgeInsets(
      top: inset(safe.top, axes.vertical), left: inset(safe.left, axes.horizontal),
      bottom: inset(max(safe.bottom, keyboard), axes.vertical), right: inset(safe.right, axes.horizontal))
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let scrolls = (
      horizontal: alwaysBounceHorizontal || contentSize.width > bounds.width,
      vertical: alwaysBounceVertical || contentSize.height > bounds.height
    )
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return scrolls
    case .automatic:
      guard let controller = contentController else { return scrolls }
      guard controller.automaticallyAdjustsScrollViewInsets else { return (false, false) }
      let hasBar = controller.navigationController != nil || controller.tabBarController != nil
      return (scrolls.horizontal, scrolls.vertical || hasBar)
    }
  }

  /// The controller whose content this view is: it is the controller's view, or that view's rearmost subview.
  var contentController: UIViewController? {
    if let contentOf { return contentOf }
    if let own = owner as? UIViewController { return own }
    guard let superview, superview.subviews.first === self else { return nil }
    guard let controller = superview.owner as? UIViewController, controller.chosenScrollView == nil else {
      return nil
    }
    return controller
  }
}

extension Run {
  func awaitArrival(of view: UIScrollView) {
    if !besideScreen.contains(where: { $0() === view }) { besideScreen.append { [weak view] in view } }
  }

  /// Schedules layout for the scroll views that were off screen and have appeared.
  func layOutArrivals() {
    guard !besideScreen.isEmpty else { return }
    let waiting = besideScreen.compactMap { $0() }.filter { $0.window === window }
    besideScreen = waiting.filter { !$0.isOnScreen }.map { view in { [weak view] in view } }
    for view in waiting where view.isOnScreen { view.setNeedsLayout() }
  }
}

extension UIView {
  /// Schedules layout for the scroll views in this view, which updates their insets for bars.
  func safeAreaMayHaveChanged() {
    if let scrollView = self as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
      scrollView.setNeedsLayout()
    }
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }
}
