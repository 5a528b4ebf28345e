import UIKit

/// Changes tabs by a sideways swipe over a tab bar controller, to the next tab or the one before.
///
/// The finger's initial direction selects the tab. Beyond the first and last tab, nothing happens.
public class SwipeInteractionController: GestureInteractionController {
  /// The way of a whole transition, in points.
  private static let distance: CGFloat = 200

  private weak var tabBarController: UITabBarController?

  /// - Parameter tabBarController: gets a gesture recognizer on its view.
  public init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init()
    let pan = UIPanGestureRecognizer { [weak self] in self?.handle($0) }
    tabBarController.view.addGestureRecognizer(pan)
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    // The translation is still about zero here; the velocity says where the finger is going.
    case .began: begin { select(pan.velocity(in: pan.view).x < 0 ? 1 : -1) }
    case .changed: move(to: abs(pan.translation(in: pan.view).x) / Self.distance)
    case .ended: end(isCancelled: false)
    default: end(isCancelled: true)
    }
  }

  /// - Returns: whether there is a tab at that distance.
  private func select(_ step: Int) -> Bool {
    guard let tabs = tabBarController, tabs.transitionCoordinator == nil,
      let index = tabs.index(ofTabAtDistance: step)
    else { return false }
    tabs.selectedIndex = index
    return true
  }
}
