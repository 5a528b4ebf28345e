extension UIView {
  /// The style of the view and its subviews, whatever the reader's; `unspecified` unless set. Colors
  /// and traits follow it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layer.fixedStyle }
    set { changeTraits { layer.fixedStyle = newValue } }
  }
}

extension UIViewController {
  /// The style of the controller's view, whatever the reader's; `unspecified` unless set. Setting it loads the
  /// view.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { view.overrideUserInterfaceStyle = newValue }
  }
}
