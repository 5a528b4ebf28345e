extension UIViewController {
  /// Updates the window's status bar style.
  ///
  /// The root controller decides, or the one presented full screen on top, or the controller that it returns
  /// as `childForStatusBarStyle`. The result is in the log, and the window's status bar takes its color.
  public func setNeedsStatusBarAppearanceUpdate() {
    Run.current?.log(.call, actor: debugName, name: "setNeedsStatusBarAppearanceUpdate()")
    viewIfLoaded?.window?.updateStatusBarStyle()
  }

  /// The controller that decides for this one.
  fileprivate func statusBarDecider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let next = child(decider), asked.insert(ObjectIdentifier(next)).inserted {
      decider = next
    }
    return decider
  }
}

extension UIWindow {
  func updateStatusBarStyle() {
    guard let root = rootViewController else { return }
    let front = sequence(first: root) { controller in
      guard let shown = controller.shown,
        shown.presentationStyle == .fullScreen || shown.presentationStyle == .automatic
          || shown.presentedViewController.modalPresentationCapturesStatusBarAppearance
      else { return nil }
      return shown.presentedViewController
    }
    guard let last = Array(front).last else { return }
    isStatusBarHidden = last.statusBarDecider(\.childForStatusBarHidden).prefersStatusBarHidden
    let decider = last.statusBarDecider(\.childForStatusBarStyle)
    let style = decider.preferredStatusBarStyle
    guard style != statusBarStyle else { return }
    statusBarStyle = style
    Run.current?.log(
      .callback, actor: decider.debugName, name: "preferredStatusBarStyle", detail: "\(style)",
      layer: decider.viewIfLoaded?.layer)
  }
}
