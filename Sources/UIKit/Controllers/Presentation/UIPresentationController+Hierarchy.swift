extension UIPresentationController {
  /// Calls the presentation controller, and logs it.
  func tell(_ call: Timeline.Event.Call, _ completed: Bool? = nil, _ make: () -> Void) {
    Run.current?.log(
      .callback, actor: "\(type(of: self))", call: call, detail: completed.map { "\($0)" } ?? "")
    make()
  }

  // MARK: The beginning

  /// Puts the container in front of the window, with the presenter's view in it if that leaves.
  func enterWindow() {
    guard let container, let presenter = presenting?.viewIfLoaded, let window = presenter.window
    else { return }
    if presentationStyle.isInContext, let place = presenter.superview {
      container.frame = presenter.frame
      place.insertSubview(container, aboveSubview: presenter)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    initialSize = container.bounds.size
    if shouldRemovePresentersView { borrowPresentersView(presenter) }
    tell(.presentationTransitionWillBegin) { presentationTransitionWillBegin() }
  }

  private func borrowPresentersView(_ view: UIView) {
    guard let container, let superview = view.superview else { return }
    presentersPlace = (superview, superview.subviews.firstIndex(of: view) ?? 0)
    container.insertSubview(view, at: 0)
  }

  func presentationEnded(_ completed: Bool) {
    if completed { placePresentedViewAgain() } else { returnPresentersView() }
    tell(.presentationTransitionDidEnd, completed) { presentationTransitionDidEnd(completed) }
    presentedViewController.isBeingPresented = false
    if !completed { leaveWindow() }
  }

  /// The window may have got another size before the animator added the view, which did not follow then.
  private func placePresentedViewAgain() {
    guard let container, let view = presentedView, container.bounds.size != initialSize else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The end

  func dismissalWillBegin() {
    initialSize = container?.bounds.size ?? .zero
    frameBeforeDismissal = presentedView?.frame
    tell(.dismissalTransitionWillBegin) { dismissalTransitionWillBegin() }
  }

  func dismissalEnded(_ completed: Bool) {
    if completed { returnPresentersView() } else { restorePresentedView() }
    tell(.dismissalTransitionDidEnd, completed) { dismissalTransitionDidEnd(completed) }
    presentedViewController.isBeingDismissed = false
    if completed { leaveWindow() }
  }

  /// Gives the presented view the frame back from which an animator has moved it, in a dismissal that was canceled. A
  /// transform is left to the animator.
  ///
  /// Source: inferred from ThornTech's interactive modal, whose animator moves the frame and never puts it back: on a
  /// device the canceled screen returns.
  private func restorePresentedView() {
    placePresentedViewAgain()
    guard let view = presentedView, let frame = frameBeforeDismissal, view.transform.isIdentity,
      container?.bounds.size == initialSize, view.frame != frame
    else { return }
    view.frame = frame
  }

  /// Puts the presenter's view back to where it was, if it was taken from there.
  private func returnPresentersView() {
    guard let place = presentersPlace, let view = presenting?.viewIfLoaded else { return }
    presentersPlace = nil
    place.superview.insertSubview(view, at: place.index)
    // Meanwhile the window may have got another size.
    let presentersPresentation = presenting?.presentation
    view.frame = presentersPresentation?.frameOfPresentedViewInContainerView ?? place.superview.bounds
  }

  private func leaveWindow() {
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    presentedViewController.presentation = nil
    presenting?.shown = nil
  }
}
