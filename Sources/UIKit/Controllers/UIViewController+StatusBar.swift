extension UIViewController {
  /// Has the window ask for the status bar's style anew.
  ///
  /// The root controller is asked, or the one that is presented full screen on top, or whoever that one hands
  /// the question on to by `childForStatusBarStyle`.
  /// The answer is in the log, and the window's status bar takes its colour.
  public func setNeedsStatusBarAppearanceUpdate() {
    Run.current?.log(.call, actor: debugName, name: "setNeedsStatusBarAppearanceUpdate()")
    viewIfLoaded?.window?.updateStatusBarStyle()
  }

  /// The controller whose preference counts where this one is asked.
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
