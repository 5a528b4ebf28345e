import Screens
import UIKit

/// Two screens in a tab bar controller.
///
/// If both screens show the same tab bar, it belongs to the container, as in an app: it stays in its place
/// while the screens change, and the order of its items decides which way is forward.
struct ScreenTabs {
  let controller: UITabBarController
  /// The indices of the two screens.
  let from: Int
  let to: Int

  /// Call this initializer inside `Run.perform`.
  ///
  /// - Parameter isBackward: without a common tab bar, whether the new screen lies to the left of the old
  ///   one.
  init(_ screens: ScreenPair, isBackward: Bool = false) {
    controller = UITabBarController()
    let bar = screens.from.sharedTabBar(with: screens.to)
    let ownStatusBars = ![screens.from, screens.to].shareStatusBar()
    let old = screens.from.makeViewController(includingTabBar: bar == nil, includingStatusBar: ownStatusBars)
    let new = screens.to.makeViewController(includingTabBar: bar == nil, includingStatusBar: ownStatusBars)
    guard let bar else {
      controller.tabBar.isHidden = true
      controller.viewControllers = isBackward ? [new, old] : [old, new]
      (from, to) = isBackward ? (1, 0) : (0, 1)
      controller.selectedIndex = from
      return
    }
    (from, to) = (bar.from, bar.to)
    controller.viewControllers = bar.items.enumerated().map { index, item in
      let tab = index == bar.from ? old : index == bar.to ? new : UIViewController()
      tab.tabBarItem = item.makeItem()
      if index != bar.from, index != bar.to { tab.logName = item.title }
      return tab
    }
    controller.selectedIndex = from
  }
}
