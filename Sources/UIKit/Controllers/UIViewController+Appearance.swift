extension UIViewController {
  /// The state of the view between on and off screen.
  enum Appearance {
    case disappeared, appearing(animated: Bool), appeared, disappearing(animated: Bool)
  }

  /// Whether the view is on screen or on its way there.
  var isAppearing: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}

extension UIViewController {
  /// Begins the appearance of a child whose view enters or leaves the window without a call from its
  /// container, as UIKit does.
  func beginImpliedAppearance(in window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    switch appearance {
    case .disappeared where window != nil && parent.isAppearing: isAppearanceImplied = true
    case .appeared where window == nil: isAppearanceImplied = true
    default: return
    }
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// Ends an implied appearance: at once for a view that has left; for one that has entered, when the turn is
  /// over or the container has appeared.
  func endImpliedAppearance() {
    guard isAppearanceImplied else { return }
    isAppearanceImplied = false
    guard isAppearing, let run = Run.current else { return endAppearanceTransition() }
    if case .appearing = parent?.appearance { return }
    run.loop.schedule { [self] in
      if isAppearing { endAppearanceTransition() }
    }
  }
}
