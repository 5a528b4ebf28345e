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

  /// Makes the run's window key once it has shown a root controller.
  private func finishLaunch(of run: Run) {
    guard run.isLaunching, run.window === self else { return }
    run.isLaunching = false
    becomeKey()
    run.notifications.post(name: Self.didBecomeKeyNotification, object: self)
  }
}
