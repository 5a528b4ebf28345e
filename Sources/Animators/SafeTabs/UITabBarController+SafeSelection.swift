import UIKit

/// Keeps a tab bar controller's selection as it is while a change is running.
public protocol SelectionGuard: UITabBarControllerDelegate {
  /// Whether a change has begun and not ended.
  var isSelecting: Bool { get set }
}

/// Selection in pairs of calls: one begins a change, the other ends it, and in between nothing else can be
/// selected. The delegate keeps the state; without a `SelectionGuard` as its delegate, no change begins.
extension UITabBarController {
  private var selectionGuard: (any SelectionGuard)? { delegate as? SelectionGuard }

  /// Selects a tab, unless a change is running.
  ///
  /// - Returns: whether a change has begun. Then `endSelectingSafely()` has to follow.
  @discardableResult
  public func beginSelectingIndexSafely(_ selectedIndex: Int) -> Bool {
    guard let selectionGuard, !selectionGuard.isSelecting, selectedIndex != self.selectedIndex,
      let controllers = viewControllers, controllers.indices.contains(selectedIndex)
    else { return false }
    selectionGuard.isSelecting = true
    self.selectedIndex = selectedIndex
    // Without a transition, it is over already.
    if transitionCoordinator == nil { selectionGuard.isSelecting = false }
    return true
  }

  /// Ends the change begun by `beginSelectingIndexSafely(_:)`: other tabs can be selected again.
  public func endSelectingSafely() { selectionGuard?.isSelecting = false }
}
