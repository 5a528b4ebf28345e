extension UIViewController {
  /// The controller that decides for this one.
  fileprivate func statusBarDecider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let next = child(decider), asked.insert(ObjectIdentifier(next)).inserted {
      decider = next
    }
    return decider
  }

  /// Whether the controller, which a presentation shows, decides about the status bar.
  fileprivate func capturesStatusBar(in presentation: UIPresentationController) -> Bool {
    switch presentation.presentationStyle {
    case _ where isBeingDismissed: false
    case .fullScreen, .automatic: true
    default: modalPresentationCapturesStatusBarAppearance
    }
  }
}

extension UIWindow {
  /// Asks the controllers on screen for the style and the visibility of the status bar.
  ///
  /// - Parameter transition: a transition that begins, during which the bar fades; nil to change it at once.
  func updateStatusBar(during transition: ViewTransition? = nil) {
    guard let root = rootViewController else { return }
    let front = sequence(first: root) { controller in
      guard let shown = controller.shown, shown.presentedViewController.capturesStatusBar(in: shown) else {
        return nil
      }
      return shown.presentedViewController
    }
    guard let last = Array(front).last else { return }
    isStatusBarHidden = last.statusBarDecider(\.childForStatusBarHidden).prefersStatusBarHidden
    let decider = last.statusBarDecider(\.childForStatusBarStyle)
    let style = decider.preferredStatusBarStyle
    if style != statusBarStyle {
      statusBarStyle = style
      Run.current?.log(
        .callback, actor: decider.debugName, name: "preferredStatusBarStyle", detail: "\(style)",
        layer: decider.viewIfLoaded?.layer)
    }
    guard let statusBar else { return }
    let look = StatusBar.Look(color: decider.statusBarColor ?? style.color, isHidden: isStatusBarHidden)
    guard statusBar.look != look else { return }
    guard let transition, decider.preferredStatusBarUpdateAnimation != .none else {
      return UIView.performWithoutAnimation { statusBar.look = look }
    }
    _ = transition.alongside.add(
      { _ in statusBar.fade(to: look) }, in: statusBar, completion: { _ in statusBar.endFade() })
  }
}
