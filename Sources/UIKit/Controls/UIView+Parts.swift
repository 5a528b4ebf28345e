extension UIView {
  /// Places a control's parts, without animation while one that always has a height has none yet: as on a device, parts
  /// don't grow from nothing if the first layout happens in an animation.
  func placeParts(with part: UIView, _ body: () -> Void) {
    if part.bounds.height == 0 { UIView.performWithoutAnimation(body) } else { body() }
  }

  /// Animates a change of a control's value from the layout before it, which may be the first one. A control without
  /// a size just changes.
  func animateParts(_ isAnimated: Bool, duration: TimeInterval, _ change: () -> Void) {
    let isAnimated = isAnimated && !bounds.isEmpty
    if isAnimated, layer.needsLayout() { UIView.performWithoutAnimation { layoutIfNeeded() } }
    change()
    setNeedsLayout()
    guard isAnimated else { return }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { layoutIfNeeded() }
  }
}
