extension UIPresentationController {
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    presentedViewController.transitioningDelegate
  }

  /// This presentation and those that began on top of it, in order.
  var withThoseOnTop: [UIPresentationController] {
    Array(sequence(first: self, next: \.presentedViewController.shown))
  }

  // MARK: Presenting

  /// - Parameter source: whose `present` was called.
  func present(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenting, let window = presenter.viewIfLoaded?.window else {
      return
    }
    let presented = presentedViewController
    presented.isBeingPresented = true
    container = PresentationContainerView(self, frame: window.bounds)
    let ended = { (completed: Bool) in
      self.transition = nil
      self.presentationEnded(completed)
      window.updateStatusBarStyle()
      completion?()
    }
    guard animated, let run = Run.current, let container else {
      return presentAtOnce(ended)
    }
    let chosen = chosenAnimator(forPresentationFrom: source)
    let transition = ViewTransition(
      from: presenter, to: presented, in: container, run: run,
      animator: chosen.animator, interactor: chosen.interactor,
      arrangement: TransitionArrangement(
        presentation: self, bystander: shouldRemovePresentersView ? nil : presenter,
        prepare: enterWindow),
      completion: ended)
    self.transition = transition
    transition.schedule()
  }

  private func presentAtOnce(_ ended: (Bool) -> Void) {
    enterWindow()
    let leaving = shouldRemovePresentersView ? presenting : nil
    leaving?.beginAppearanceTransition(false, animated: false)
    presentedViewController.beginAppearanceTransition(true, animated: false)
    if let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      container?.addSubview(view)
    }
    leaving?.view.removeFromSuperview()
    leaving?.endAppearanceTransition()
    presentedViewController.endAppearanceTransition()
    ended(true)
  }

  // MARK: Dismissing

  /// Ends this presentation and those on top of it.
  func dismiss(_ all: [UIPresentationController], animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenting, let top = all.last else { return }
    let window = top.container?.window
    for presentation in all { presentation.presentedViewController.isBeingDismissed = true }
    let isCovered = presentersPlace != nil
    let ended = { (completed: Bool) in
      top.transition = nil
      for presentation in all.reversed() { presentation.leave(completed, animatedWith: top) }
      window?.updateStatusBarStyle()
      completion?()
    }
    guard animated, let run = Run.current, let container = top.container else {
      return top.dismissAtOnce(to: isCovered ? presenter : nil, ended)
    }
    let chosen = top.chosenAnimatorForDismissal()
    let transition = ViewTransition(
      from: top.presentedViewController, to: presenter, in: container, run: run,
      animator: chosen.animator, interactor: chosen.interactor,
      arrangement: TransitionArrangement(
        presentation: top, bystander: isCovered ? nil : presenter,
        prepare: {
          top.tell(.dismissalTransitionWillBegin) { top.dismissalTransitionWillBegin() }
        }),
      completion: ended)
    top.transition = transition
    transition.schedule()
  }

  /// The end of one of several presentations: those below the topmost are gone without an animation.
  private func leave(_ completed: Bool, animatedWith top: UIPresentationController) {
    guard self !== top else { return dismissalEnded(completed) }
    guard completed else { return presentedViewController.isBeingDismissed = false }
    tell(.dismissalTransitionWillBegin) { dismissalTransitionWillBegin() }
    presentedViewController.beginAppearanceTransition(false, animated: false)
    presentedView?.removeFromSuperview()
    presentedViewController.endAppearanceTransition()
    dismissalEnded(true)
  }

  /// - Parameter presenter: if its view has to come back.
  private func dismissAtOnce(to presenter: UIViewController?, _ ended: (Bool) -> Void) {
    tell(.dismissalTransitionWillBegin) { dismissalTransitionWillBegin() }
    presentedViewController.beginAppearanceTransition(false, animated: false)
    presenter?.beginAppearanceTransition(true, animated: false)
    presentedView?.removeFromSuperview()
    if let view = presenter?.view { container?.addSubview(view) }
    presentedViewController.endAppearanceTransition()
    presenter?.endAppearanceTransition()
    ended(true)
  }

  // MARK: Asking the delegate

  private typealias Chosen = (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  )

  /// The presented controller's, or that of the context, where that says so.
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

  private func chosenAnimator(forPresentationFrom source: UIViewController) -> Chosen {
    let standard = standardAnimator(reverse: false)
    guard let delegate = transitioningDelegate, let presenter = presenting else {
      return (standard, nil)
    }
    let animator = delegate.animationController(
      forPresented: presentedViewController, presenting: presenter, source: source)
    log(delegate, .animationControllerForPresented, animator)
    guard let animator else { return (standard, nil) }
    let interactor = delegate.interactionControllerForPresentation(using: animator)
    log(delegate, .interactionControllerForPresentation, interactor)
    return (animator, interactor)
  }

  private func chosenAnimatorForDismissal() -> Chosen {
    let standard = standardAnimator(reverse: true)
    guard let delegate = transitioningDelegate else { return (standard, nil) }
    let animator = delegate.animationController(forDismissed: presentedViewController)
    log(delegate, .animationControllerForDismissed, animator)
    guard let animator else { return (standard, nil) }
    let interactor = delegate.interactionControllerForDismissal(using: animator)
    log(delegate, .interactionControllerForDismissal, interactor)
    return (animator, interactor)
  }

  private func log(
    _ delegate: any UIViewControllerTransitioningDelegate, _ call: Timeline.Event.Call,
    _ answer: (any NSObjectProtocol)?
  ) {
    Run.current?.log(
      .callback, actor: "\(type(of: delegate))", call: call,
      detail: answer.map { "\(type(of: $0))" } ?? "nil")
  }
}
