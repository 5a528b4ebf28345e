extension UIWindow {
  /// Replaces the old root controller's view with the new one's, which has appeared when the turn is over.
  func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      if old.shown != nil { old.dismiss(animated: false) }
      ContentChange(from: old, to: nil, container: self).makeAtOnce()
    }
    guard let root = rootViewController, let view = root.view else { return }
    let change = ContentChange(from: nil, to: root, container: self)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    change.begin(animated: false)
    change.place()
    updateStatusBar()
    guard let run = Run.current else { return change.complete() }
    finishLaunch(of: run)
    run.loop.schedule { change.complete() }
  }

  /// Tells that the run's window is key, once it shows its first root controller, whose view is behind what code has added
  /// to the window before.
  private func finishLaunch(of run: Run) {
    guard !run.hasLaunched, run.window === self, let root = rootViewController?.view else { return }
    run.hasLaunched = true
    sendSubviewToBack(root)
    becomeKey()
    run.notifications.post(name: Self.didBecomeKeyNotification, object: self)
  }
}
