/// A change of a navigation controller's stack that does not show yet.
struct StackChange {
  /// The stack before it, to which a cancelled transition goes back.
  let old: [UIViewController]
  /// Who leaves the stack, or has come and left it within the change.
  var leaving: [UIViewController]
}

extension UINavigationController {
  /// Changes the stack at once; what shows of it follows.
  ///
  /// An animated change starts in the next turn, and shows all changes until then as one. While a
  /// transition is running, the stack cannot be changed: UIKit refuses, and so does this.
  ///
  /// - Returns: those that leave the stack; nil if the change is refused.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool, call: String) -> [UIViewController]? {
    Run.current?.log(.call, actor: debugName, name: call, detail: new.last?.debugName ?? "nothing")
    if let reason = obstacle(to: new) {
      Run.note(call, actor: debugName, detail: "refused: \(reason)")
      return nil
    }
    let old = stack
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving {
      controller.log("willMove(toParent:)", detail: "nil")
      controller.willMove(toParent: nil)
    }
    new.forEach(addChild)
    stack = new
    show(
      StackChange(old: pending?.old ?? old, leaving: (pending?.leaving ?? []) + leaving), animated: animated)
    return leaving
  }

  /// Why the stack cannot become this; nil if it can.
  private func obstacle(to new: [UIViewController]) -> String? {
    if isTransitionRunning { return "a transition is running; the stack stays as it is" }
    if Set(new.map(ObjectIdentifier.init)).count < new.count {
      return "a controller can be in the stack once"
    }
    let arriving = new.filter { $0.parent !== self }
    if arriving.contains(where: { $0 is UINavigationController }) {
      return "a navigation controller cannot be in another one's stack"
    }
    if arriving.contains(where: { arrival in withAncestors.contains { $0 === arrival } }) {
      return "a controller cannot contain itself"
    }
    if let presented = arriving.first(where: { $0.presentation != nil }) {
      return "\(presented.debugName) is presented"
    }
    return nil
  }

  private func show(_ change: StackChange, animated: Bool) {
    let isShown = isViewLoaded && topViewController !== visible
    if animated, isShown, topViewController != nil, let run = Run.current, view.window != nil {
      let isScheduled = pending != nil
      pending = change
      if !isScheduled { run.loop.schedule { self.startPendingTransition() } }
      return
    }
    pending = nil
    if isShown { replaceContent(with: topViewController) }
    settleChildren(after: change)
    updateBar()
  }

  /// Changes what shows at once.
  private func replaceContent(with new: UIViewController?) {
    let old = visible
    let isOnScreen = isAppearing
    if isOnScreen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    visible = new
    if isOnScreen { new?.beginAppearanceTransition(true, animated: false) }
    if let new { embed(new) }
    guard isOnScreen else { return }
    if let new { tellWillShow(new, animated: false) }
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
    if let new { tellDidShow(new, animated: false) }
  }

  /// Ends the moves that a change of the stack began.
  private func settleChildren(after change: StackChange) {
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in stack where !change.old.contains(where: { $0 === controller }) {
      controller.log("didMove(toParent:)", detail: debugName)
      controller.didMove(toParent: self)
    }
  }

  // MARK: Transitions

  private func startPendingTransition() {
    guard let change = pending, !isTransitionRunning else { return }
    pending = nil
    guard let from = visible, let to = topViewController, from !== to, let run = Run.current,
      view.window != nil
    else { return show(change, animated: false) }
    let operation: Operation = change.old.contains { $0 === to } ? .pop : .push
    isAskingDelegate = true
    let chosen = chosenAnimator(for: operation, from: from, to: to)
    isAskingDelegate = false
    visible = to
    let transition = ViewTransition(
      from: from, to: to, in: transitionView, run: run, animator: chosen.animator,
      interactor: chosen.interactor,
      arrangement: TransitionArrangement(
        prepare: { self.mark(change, from: from, to: to) },
        appearanceBegan: {
          self.tellWillShow(to, animated: true)
          self.dissolveBar(to)
        })
    ) { [weak self] didComplete in
      self?.transitionEnded(didComplete, change: change, from: from, to: to)
    }
    self.transition = transition
    transition.schedule()
  }

  private func mark(_ change: StackChange, from: UIViewController, to: UIViewController) {
    to.isMovingToParent = !change.old.contains { $0 === to }
    from.isMovingFromParent = !stack.contains { $0 === from }
  }

  /// Has the bar follow along, at the same pace and driven by the same finger: what it showed lies over what
  /// it shows now, and fades.
  private func dissolveBar(_ controller: UIViewController) {
    let bar = navigationBar
    let old = bar.snapshotView(afterScreenUpdates: false)
    controller.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
      UIView.performWithoutAnimation {
        self.updateBar()
        bar.layoutIfNeeded()
        if let old { bar.addSubview(old) }
      }
      old?.alpha = 0
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func transitionEnded(
    _ didComplete: Bool, change: StackChange, from: UIViewController, to: UIViewController
  ) {
    transition = nil
    to.isMovingToParent = false
    from.isMovingFromParent = false
    if didComplete {
      settleChildren(after: change)
      tellDidShow(to, animated: true)
    } else {
      visible = from
      restore(change)
    }
    updateBar()
    view.setNeedsLayout()
  }

  /// Goes back to the stack before a change: who came leaves, and who was to leave stays.
  private func restore(_ change: StackChange) {
    let cancelled = stack
    stack = change.old
    for child in cancelled where !stack.contains(where: { $0 === child }) {
      child.log("willMove(toParent:)", detail: "nil")
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in stack where !cancelled.contains(where: { $0 === controller }) {
      controller.log("didMove(toParent:)", detail: debugName)
      controller.didMove(toParent: self)
    }
  }

  // MARK: Asking and telling the delegate

  private func chosenAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let standard = ParallaxAnimator(operation == .pop ? .pop : .push)
    let driver = operation == .pop ? popInteraction.driver : nil
    guard let delegate else { return (standard, driver) }
    let animator = delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    log(
      "navigationController(_:animationControllerFor:from:to:)",
      "\(operation), \(from.debugName) → \(to.debugName): \(animator.map { "\(type(of: $0))" } ?? "nil")")
    guard let animator else { return (standard, driver) }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    log(
      "navigationController(_:interactionControllerFor:)", interactor.map { "\(type(of: $0))" } ?? "nil")
    return (animator, interactor ?? driver)
  }

  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    log("navigationController(_:willShow:animated:)", "\(controller.debugName), \(animated)")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  private func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    log("navigationController(_:didShow:animated:)", "\(controller.debugName), \(animated)")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  private func log(_ name: String, _ detail: String) {
    guard let delegate else { return }
    Run.current?.log(.callback, actor: "\(type(of: delegate))", name: name, detail: detail)
  }
}
