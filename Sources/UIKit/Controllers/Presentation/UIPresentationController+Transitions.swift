extension UIPresentationController {
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    presentedViewController.transitioningDelegate
  }

  /// This presentation and the ones on top of it, in order.
  var withThoseOnTop: [UIPresentationController] {
    Array(sequence(first: self, next: \.presentedViewController.shown))
  }

  // MARK: Presenting

  /// - Parameter source: the controller whose `present` was called.
  func present(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenting, let window = presenter.viewIfLoaded?.window else {
      return
    }
    presentedViewController.isBeingPresented = true
    let container = PresentationContainerView(self, frame: window.bounds)
    self.container = container
    let change = ContentChange(
      from: presenter, to: presentedViewController, container: container, presentation: self,
      visiblePresenter: shouldRemovePresentersView ? nil : presenter, prepare: enterWindow)
    make(change, by: animated ? { self.chosenAnimator(forPresentationFrom: source) } : nil) { completed in
      self.presentationEnded(completed)
      completion?()
    }
  }

  /// Begins or ends this presentation.
  ///
  /// - Parameter choose: returns the animator; nil for a change without animation.
  private func make(
    _ change: ContentChange, by choose: (() -> TransitionControllers)?, ended: @escaping (Bool) -> Void
  ) {
    guard let choose, let run = Run.current else {
      change.makeAtOnce()
      return ended(true)
    }
    transition = ViewTransition(change, by: choose(), run: run) { completed in
      self.transition = nil
      ended(completed)
    }
    transition?.schedule()
  }

  // MARK: Dismissing

  /// Ends this presentation and the ones on top of it.
  func dismiss(_ all: [UIPresentationController], animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenting, let top = all.last, let container = top.container else { return }
    for presentation in all { presentation.presentedViewController.isBeingDismissed = true }
    let isCovered = presentersPlace != nil
    let change = ContentChange(
      from: top.presentedViewController, to: presenter, container: container, presentation: top,
      visiblePresenter: isCovered ? nil : presenter, prepare: top.dismissalWillBegin)
    top.make(change, by: animated ? top.chosenAnimatorForDismissal : nil) { completed in
      for presentation in all.reversed() { presentation.leave(completed, animatedWith: top) }
      completion?()
    }
  }

  /// Ends one of several presentations. Those below the topmost disappear without an animation.
  private func leave(_ completed: Bool, animatedWith top: UIPresentationController) {
    guard self !== top else { return dismissalEnded(completed) }
    guard completed else { return presentedViewController.isBeingDismissed = false }
    if let container {
      ContentChange(
        from: presentedViewController, to: nil, container: container, presentation: self,
        prepare: dismissalWillBegin
      ).makeAtOnce()
    }
    dismissalEnded(true)
  }

  // MARK: Asking the delegate

  /// The presented controller's style, or the context's if it provides one.
  private var transitionStyle: UIModalTransitionStyle {
    if presentationStyle.isInContext, let presenting, presenting.providesPresentationContextTransitionStyle {
      return presenting.modalTransitionStyle
    }
    return standardTransitionStyle
  }

  private func standardAnimator(reverse: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard let preferred = presentedViewController.preferredTransition, let presenting else {
      return transitionStyle.animator(reverse: reverse)
    }
    return preferred.animator(reverse: reverse, of: presentedViewController, from: presenting)
  }

  private func chosenAnimator(forPresentationFrom source: UIViewController) -> TransitionControllers {
    // UIKit has loaded the view by now, and many a controller sets its delegate in `viewDidLoad()`.
    if transitioningDelegate == nil { presentedViewController.loadViewIfNeeded() }
    guard let delegate = transitioningDelegate, let presenter = presenting else {
      return TransitionControllers(standardAnimator(reverse: false))
    }
    return TransitionControllers(
      delegate, call: .animationControllerForPresented,
      animator: delegate.animationController(
        forPresented: presentedViewController, presenting: presenter, source: source),
      call: .interactionControllerForPresentation
    ) { delegate.interactionControllerForPresentation(using: $0) }
      ?? TransitionControllers(standardAnimator(reverse: false))
  }

  private func chosenAnimatorForDismissal() -> TransitionControllers {
    transitioningDelegate.flatMap { delegate in
      TransitionControllers(
        delegate, call: .animationControllerForDismissed,
        animator: delegate.animationController(forDismissed: presentedViewController),
        call: .interactionControllerForDismissal
      ) { delegate.interactionControllerForDismissal(using: $0) }
    } ?? TransitionControllers(standardAnimator(reverse: true))
  }
}
