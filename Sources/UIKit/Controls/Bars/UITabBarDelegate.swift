/// Is called for taps on a tab bar.
public protocol UITabBarDelegate: AnyObject {
  /// Called when a tab was tapped, even the selected one. The bar itself selects nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
