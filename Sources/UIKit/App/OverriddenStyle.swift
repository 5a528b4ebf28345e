extension UIView {
  /// The style of the view and its subviews, whatever the reader's; `unspecified` unless set. Only colors
  /// follow it: the traits stay those of the device.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layer.fixedStyle }
    set { layer.fixedStyle = newValue }
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
