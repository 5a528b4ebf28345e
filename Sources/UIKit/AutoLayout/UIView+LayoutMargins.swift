extension UIView {
  /// The view's own margins, without those of the safe area.
  private var ownMargins: NSDirectionalEdgeInsets {
    if let margins = autoLayout?.margins { return margins }
    guard owner != nil else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins set in code, or the default ones: 8 points on each side; for a controller's view 16 points
  /// at the sides, 20 on a wide phone.
  func currentDirectionalMargins() -> NSDirectionalEdgeInsets { ownMargins }

  /// The layout margins in points, including the safe area.
  func currentMargins() -> UIEdgeInsets {
    let own = ownMargins
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isReversed ? own.trailing : own.leading, bottom: own.bottom,
      right: isReversed ? own.leading : own.trailing)
    if autoLayout?.insetsMarginsFromSafeArea ?? true {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard autoLayout?.margins != margins else { return }
    joinAutoLayout().margins = margins
    setNeedsConstraintLayout()
    setNeedsLayout()
    layoutMarginsDidChange()
    (owner as? UIViewController)?.viewLayoutMarginsDidChange()
  }
}
