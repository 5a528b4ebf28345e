import UIKit

/// A pan over a tab bar controller, as a wish for the tab beside the selected one.
extension UIPanGestureRecognizer {
  /// Whether it goes sideways rather than up or down.
  var isSideways: Bool {
    let velocity = velocity(in: view)
    return abs(velocity.x) >= abs(velocity.y)
  }

  /// 1 while it pulls in the tab on the right, -1 while it pulls in the one on the left.
  var tabStep: Int { velocity(in: view).x < 0 ? 1 : -1 }

  /// Whether it moves the way in which it pulls in a tab; not while it rests.
  ///
  /// - Parameter step: see `tabStep`.
  func moves(_ step: Int) -> Bool { velocity(in: view).x * CGFloat(step) < 0 }

  /// How far it has come, in widths; negative on the wrong side of where it started.
  ///
  /// - Parameter step: see `tabStep`.
  func ratio(_ step: Int) -> CGFloat {
    guard let view, view.bounds.width > 0 else { return 0 }
    return -CGFloat(step) * translation(in: view).x / view.bounds.width
  }
}
