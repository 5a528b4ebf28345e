extension CALayer {
  /// Whether `layoutSublayers` is still to be called; so it is for a new layer.
  public func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out, from the highest superlayer on that is waiting for layout without a gap down to this one.
  public func layoutIfNeeded() {
    var top = self
    while let superlayer = top.superlayer, superlayer.needsLayoutFlag { top = superlayer }
    top.layOutTree()
  }

  /// Lays out this layer and all below that are waiting for it.
  func layOutTree() {
    if needsLayoutFlag, !isLayingOut {
      needsLayoutFlag = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    if needsDisplayFlag { displayIfNeeded() }
    for sublayer in sublayers ?? [] { sublayer.layOutTree() }
  }

  /// The outermost layer in the tree that asks for layout.
  var firstThatNeedsLayout: CALayer? {
    needsLayoutFlag ? self : (sublayers ?? []).lazy.compactMap(\.firstThatNeedsLayout).first
  }
}
