import TransitionEngine

/// Windows that code makes beside the run's own, such as a toast's: each shows in front of the run's window while it
/// isn't hidden and something keeps it.
///
/// The run's window has their layers, not the views: such a window has no superview, and leaves when it is deallocated.
extension UIWindow {
  /// Shows the window, as large as code has made it, or removes it.
  func showBesideRunsWindow(_ isShown: Bool) {
    guard let run = Run.current, run.window !== self, superview == nil else { return }
    if isShown {
      if bounds.size == run.window.bounds.size { deviceInsets = run.window.deviceInsets }
      run.window.hasOthers = true
      run.window.placeInFront(self)
      setNeedsLayout()
    } else {
      layer.removeFromSuperlayer()
    }
  }

  /// The other windows on screen, from back to front.
  var others: [UIWindow] {
    hasOthers ? (layer.sublayers ?? []).compactMap { $0.view as? UIWindow } : []
  }

  /// Keeps the other windows in front of a new subview.
  func keepOthersInFront() {
    for window in others { placeInFront(window) }
  }

  /// Places another window in front of those whose level isn't higher. The status bar is in front of lower levels.
  func placeInFront(_ window: UIWindow) {
    let higher = others.first { $0 !== window && $0.windowLevel.rawValue > window.windowLevel.rawValue }
    let bar = window.windowLevel.rawValue < Level.statusBar.rawValue ? statusBar : nil
    if let above = [higher?.layer, bar?.layer].compactMap({ $0 }).first {
      layer.insertSublayer(window.layer, below: above)
    } else {
      layer.addSublayer(window.layer)
    }
  }

  /// The view that a finger touches: of the foremost window that has one there.
  func frontmostHit(_ touch: UITouch) -> UIView? {
    for window in others.reversed() {
      if let hit = window.hitTest(touch.location(in: window), with: nil) { return hit }
    }
    return hitTest(touch.location(in: self), with: nil)
  }
}
