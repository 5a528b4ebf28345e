/// How the content of a scroll view keeps clear of bars.
extension UIScrollView {
  /// Takes over what bars cover now. Content that is scrolled to its beginning stays at its beginning.
  func keepClearOfBars() {
    guard contentInsetAdjustmentBehavior == .never || isOnScreen else {
      Run.current?.awaitArrival(of: self)
      return
    }
    let covered = currentlyCovered
    guard covered != coveredInset else { return }
    let (x, y) = (range(.horizontal), range(.vertical))
    coveredInset = covered
    if !isTracking, !isDragging, course == nil {
      let offset = CGPoint(
        x: Self.kept(contentOffset.x, from: x, to: range(.horizontal)),
        y: Self.kept(contentOffset.y, from: y, to: range(.vertical)))
      if offset != contentOffset { bounds.origin = offset }
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// An offset that stays at the beginning of its range, or within it, as the range changes.
  private static func kept(
    _ offset: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>
  ) -> CGFloat {
    if offset <= old.lowerBound { return offset + new.lowerBound - old.lowerBound }
    return offset <= old.upperBound ? min(offset, new.upperBound) : offset
  }

  /// Whether a part of the view is within the window's bounds. What covers a view that is beside the screen for the time
  /// being, such as one that slides in, can only be told when it comes.
  var isOnScreen: Bool {
    guard let window else { return false }
    return !convert(bounds, to: window).intersection(window.bounds).isEmpty
  }

  /// What bars cover of the view, as far as the content has to keep clear of it.
  private var currentlyCovered: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    let axes = adjustedAxes
    // What conversions round away is nothing that covers the view.
    func inset(_ length: CGFloat, _ isAdjusted: Bool) -> CGFloat {
      isAdjusted ? (length * 1024).rounded() / 1024 : 0
    }
    return UIEdgeInsets(
      top: inset(safe.top, axes.vertical), left: inset(safe.left, axes.horizontal),
      bottom: inset(safe.bottom, axes.vertical), right: inset(safe.right, axes.horizontal))
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

  /// The controller whose content this is: whose view it is, or the view at the back of its view.
  private var contentController: UIViewController? {
    if let own = owner as? UIViewController { return own }
    guard let superview, superview.subviews.first === self else { return nil }
    return superview.owner as? UIViewController
  }
}

extension Run {
  func awaitArrival(of view: UIScrollView) {
    if !besideScreen.contains(where: { $0() === view }) { besideScreen.append { [weak view] in view } }
  }

  /// Lays out the scroll views that have come to the screen from beside it.
  func layOutArrivals() {
    guard !besideScreen.isEmpty else { return }
    let waiting = besideScreen.compactMap { $0() }.filter { $0.window === window }
    besideScreen = waiting.filter { !$0.isOnScreen }.map { view in { [weak view] in view } }
    for view in waiting where view.isOnScreen { view.setNeedsLayout() }
  }
}

extension UIView {
  /// Has the scroll views in this view look at what covers them.
  func safeAreaMayHaveChanged() {
    if let scrollView = self as? UIScrollView, scrollView.contentInsetAdjustmentBehavior != .never {
      scrollView.setNeedsLayout()
    }
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }
}
