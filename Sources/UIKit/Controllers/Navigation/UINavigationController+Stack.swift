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
      Run.note(
        call, actor: debugName, detail: "refused: \(reason)",
        lint: isTransitionRunning ? .selectedDuringChange : nil)
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

  func show(_ change: StackChange, animated: Bool) {
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
  func settleChildren(after change: StackChange) {
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in stack where !change.old.contains(where: { $0 === controller }) {
      controller.log("didMove(toParent:)", detail: debugName)
      controller.didMove(toParent: self)
    }
  }

  /// Goes back to the stack before a change: who came leaves, and who was to leave stays.
  func restore(_ change: StackChange) {
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
}
