/// Hears of taps on a tab bar.
public protocol UITabBarDelegate: AnyObject {
  /// A tab was tapped, maybe the one that is selected already. The bar itself selects nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
