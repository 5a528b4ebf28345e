extension UIPresentationController {
  /// Calls a method of the presentation controller, and logs the call.
  func tell(_ call: Timeline.Event.Call, _ completed: Bool? = nil, _ make: () -> Void) {
    Run.current?.log(
      .callback, actor: "\(type(of: self))", call: call, detail: completed.map { "\($0)" } ?? "")
    make()
  }

  // MARK: The beginning

  /// Adds the container to the tree, with the presenter's view in it if that leaves.
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

  /// Lays the presented view out again: the window's size may have changed before the animator added the
  /// view.
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

  /// Restores the presented view's frame, which an animator has moved, after a canceled dismissal. A
  /// transform is left to the animator.
  ///
  /// Source: inferred from ThornTech's interactive modal, whose animator moves the frame and never restores
  /// it: on a device the canceled screen returns.
  private func restorePresentedView() {
    placePresentedViewAgain()
    guard let view = presentedView, let frame = frameBeforeDismissal, view.transform.isIdentity,
      container?.bounds.size == initialSize, view.frame != frame
    else { return }
    view.frame = frame
  }

  /// Returns the presenter's view to its superview, if it was removed.
  private func returnPresentersView() {
    guard let place = presentersPlace, let view = presenting?.viewIfLoaded else { return }
    presentersPlace = nil
    place.superview.insertSubview(view, at: place.index)
    // The window's size may have changed meanwhile.
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
