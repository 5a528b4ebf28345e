extension UIViewController {
  /// The state of the view between on and off screen.
  enum Appearance {
    case disappeared, appearing(animated: Bool), appeared, disappearing(animated: Bool)
  }

  /// Begins the appearance or disappearance of the view. A container calls it for its children.
  ///
  /// The direction may change before the end, as it does in a canceled transition. A call with the current
  /// direction has no effect.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    case (_, true):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      log(.viewWillAppear, detail: "\(animated)")
      viewWillAppear(animated)
      isAppearingSoon = animated
    case (_, false):
      appearance = .disappearing(animated: animated)
      isAppearingSoon = nil
      log(.viewWillDisappear, detail: "\(animated)")
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    if isAppearing { contentWillShow() }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      if let isAppearingSoon { viewIsAppearing(isAppearingSoon) }
      isAppearingSoon = nil
      log(.viewDidAppear, detail: "\(animated)")
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      log(.viewDidDisappear, detail: "\(animated)")
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    forwardAppearance { $0.endAppearanceTransition() }
    if isAppearing { contentDidShow() }
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
