import UIKit

/// A pan over a tab bar controller, which pulls in a tab next to the selected one.
extension UIPanGestureRecognizer {
  /// Whether the pan goes sideways rather than up or down.
  var isSideways: Bool {
    let velocity = velocity(in: view)
    return abs(velocity.x) >= abs(velocity.y)
  }

  /// 1 while the pan pulls in the tab on the right, -1 while it pulls in the one on the left.
  var tabStep: Int { velocity(in: view).x < 0 ? 1 : -1 }

  /// Whether the pan moves in the direction that pulls in a tab; false while it rests.
  ///
  /// - Parameter step: see `tabStep`.
  func moves(_ step: Int) -> Bool { velocity(in: view).x * CGFloat(step) < 0 }

  /// The progress of the pan, in widths; negative on the wrong side of its start.
  ///
  /// - Parameter step: see `tabStep`.
  func ratio(_ step: Int) -> CGFloat {
    guard let view, view.bounds.width > 0 else { return 0 }
    return -CGFloat(step) * translation(in: view).x / view.bounds.width
  }
}
