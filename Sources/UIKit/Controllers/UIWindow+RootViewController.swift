extension UIWindow {
  /// Shows a new root controller's view instead of the old one's. It has appeared when the turn is over.
  func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      if old.shown != nil { old.dismiss(animated: false) }
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearanceTransition(true, animated: false)
    addSubview(view)
    updateStatusBarStyle()
    guard let run = Run.current else { return root.endAppearanceTransition() }
    run.loop.schedule { root.endAppearanceTransition() }
  }
}
