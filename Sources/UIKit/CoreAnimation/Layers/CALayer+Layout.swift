extension CALayer {
  /// Returns whether `layoutSublayers` still has to be called; true for the layer of a new view.
  public func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out this layer, starting at the highest superlayer of an unbroken chain of superlayers that need
  /// layout.
  public func layoutIfNeeded() {
    var top = self
    while let superlayer = top.superlayer, superlayer.needsLayoutFlag { top = superlayer }
    top.layOutTree()
  }

  /// Lays out this layer and all layers below it that need layout.
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

  /// The outermost layer in the tree that needs layout.
  var firstThatNeedsLayout: CALayer? {
    needsLayoutFlag ? self : (sublayers ?? []).lazy.compactMap(\.firstThatNeedsLayout).first
  }
}
