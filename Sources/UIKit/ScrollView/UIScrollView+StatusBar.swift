/// A tap on the status bar, which scrolls content to its top.
extension UIWindow {
  /// The distance that a tap may move, in points. [unverified]
  private static let slop: CGFloat = 10

  func noteStatusBarTouches(_ event: UIEvent) {
    for touch in event.touches where touch.phase == .began {
      let point = touch.location(in: nil)
      if point.y < deviceInsets.top { statusBarTouch = (touch, point) }
    }
  }

  /// Whether a touch on the status bar isn't for the cell of a list that lies under it.
  func isForStatusBar(_ touch: UITouch, hitting view: UIView) -> Bool {
    statusBarTouch?.touch === touch
      && sequence(first: view, next: \.superview).contains { $0 is any ListCell }
  }

  /// Scrolls the one view that scrolls to its top, if the tap wasn't for anything else.
  func tappedStatusBar(_ touch: UITouch) {
    guard let start = statusBarTouch, start.touch === touch else { return }
    statusBarTouch = nil
    let point = touch.location(in: nil)
    guard touch.phase == .ended, touch.handler == nil,
      hypot(point.x - start.point.x, point.y - start.point.y) < Self.slop
    else { return }
    let found = scrollViewsForTop(in: self)
    // Several views scroll not at all, as on devices.
    guard found.count == 1, let view = found.first, view.scrollToTop() else { return }
    touch.take("\(type(of: view))")
  }

  /// The views on screen that scroll to their tops, those of a presentation in front only.
  private func scrollViewsForTop(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    var found: [UIScrollView] = []
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
      scrollView.isOnScreen, scrollView.canMove(.vertical)
    {
      found.append(scrollView)
    }
    let subviews = view.subviews
    let top = view === self ? subviews.last { $0 is PresentationContainerView } : nil
    for subview in top.map({ [$0] }) ?? subviews { found += scrollViewsForTop(in: subview) }
    return found
  }
}

extension UIScrollView {
  /// Scrolls to the top, if the delegate allows it.
  ///
  /// - Returns: whether the view scrolls, or is at its top.
  fileprivate func scrollToTop() -> Bool {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: contentOffset.x, y: range(.vertical).lowerBound)
    guard top != contentOffset, let run = Run.current else { return true }
    stop()
    move(
      ScrollCourse(
        x: .rest(at: top.x), y: .ease(from: contentOffset.y, to: top.y), kind: .toTop), in: run)
    return true
  }
}
