extension CALayer {
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
