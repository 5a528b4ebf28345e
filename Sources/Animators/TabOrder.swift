import UIKit

extension UITabBarController {
  /// Whether one tab lies right of another; also true if one of them isn't a tab.
  package func isFurtherRight(_ new: UIViewController, than old: UIViewController) -> Bool {
    guard let tabs = viewControllers, let newIndex = tabs.firstIndex(where: { $0 === new }),
      let oldIndex = tabs.firstIndex(where: { $0 === old })
    else { return true }
    return newIndex > oldIndex
  }

  /// The index of the tab at a distance to the right of the selected one; nil if there is none.
  func index(ofTabAtDistance distance: Int) -> Int? {
    // Without tabs the selected index is NSNotFound, the largest there is.
    guard let tabs = viewControllers, tabs.indices.contains(selectedIndex) else { return nil }
    let index = selectedIndex + distance
    return tabs.indices.contains(index) ? index : nil
  }
}

extension UIViewControllerContextTransitioning {
  /// Whether the new screen lies right of the old one among a tab bar controller's tabs; also true if there
  /// are no tabs.
  var goesToTheRight: Bool {
    guard let from = viewController(forKey: .from), let to = viewController(forKey: .to),
      let tabs = to.tabBarController
    else { return true }
    return tabs.isFurtherRight(to, than: from)
  }
}
