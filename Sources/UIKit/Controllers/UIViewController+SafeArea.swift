extension UIViewController {
  /// Calls the view and its controller if the view's safe area has changed.
  func reportSafeArea(of view: UIView) {
    let insets = view.safeAreaInsets
    guard insets != lastSafeArea else { return }
    lastSafeArea = insets
    view.safeAreaInsetsDidChange()
    viewSafeAreaInsetsDidChange()
  }
}
