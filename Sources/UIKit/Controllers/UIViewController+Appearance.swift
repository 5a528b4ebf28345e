extension UIViewController {
  /// Where the view is between on and off screen.
  enum Appearance {
    case disappeared, appearing(animated: Bool), appeared, disappearing(animated: Bool)
  }

  /// Says that the view is about to come or to go. A container calls it for its children.
  ///
  /// Turning around on the way is allowed, and is what a cancelled transition does. A call for where the
  /// view is already heading has no effect.
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

  /// Says that the view has come or gone, after `beginAppearanceTransition(_:animated:)`.
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
  /// Begins the appearance of a child whose view enters or leaves the window without a word from its container, as UIKit
  /// does.
  func beginImpliedAppearance(in window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    switch appearance {
    case .disappeared where window != nil && parent.isAppearing: isAppearanceImplied = true
    case .appeared where window == nil: isAppearanceImplied = true
    default: return
    }
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// Ends an implied appearance: at once for a view that has gone; for one that has come, when the turn is over or the
  /// container has appeared.
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
