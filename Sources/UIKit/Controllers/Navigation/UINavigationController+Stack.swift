import TransitionEngine

/// A change of a navigation controller's stack that is not on screen yet.
struct StackChange {
  /// The stack before the change, which a canceled transition restores.
  let old: [UIViewController]
  /// The controllers that leave the stack, or came and left within the change.
  let leaving: [UIViewController]
  /// The stack after the change.
  let new: [UIViewController]
  let isAnimated: Bool
  /// The delegate at the call, which chooses the animator, though code may have replaced it before the change shows.
  let delegate: (any UINavigationControllerDelegate)?

  func contains(_ controller: UIViewController, in list: KeyPath<StackChange, [UIViewController]>) -> Bool {
    self[keyPath: list].contains { $0 === controller }
  }
}

extension UINavigationController {
  /// Changes the stack at once; the screen follows.
  ///
  /// An animated change starts in the next turn, and combines all changes until then. While a transition is
  /// running, the stack cannot be changed: the call is refused, as in UIKit.
  ///
  /// - Returns: the controllers that leave the stack; nil if the change is refused.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool, call: String) -> [UIViewController]? {
    Run.current?.log(
      .call, actor: debugName, name: call,
      detail: new.last.map { .verbatim($0.debugName) } ?? Remark("nothing"))
    if isTransitionRunning {
      Run.note(
        call, actor: debugName, detail: Remark("refused: a transition is running; the stack stays as it is"),
        lint: .selectedDuringChange)
      return nil
    }
    if let reason = obstacle(to: new) {
      Run.note(call, actor: debugName, detail: Remark("refused: \(reason)"))
      return nil
    }
    let old = stack
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    isAnnouncing = true
    for controller in leaving { controller.tellWillLeave() }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.parent === self ? controller.tellWillMove(to: self) : addChild(controller)
    }
    isAnnouncing = false
    stack = new
    show(
      StackChange(
        old: pending?.old ?? old, leaving: (pending?.leaving ?? []) + leaving, new: new, isAnimated: animated,
        delegate: delegate))
    return leaving
  }

  /// The reason why the stack cannot become `new` while no transition is running; nil if it can.
  private func obstacle(to new: [UIViewController]) -> Remark? {
    if isAnnouncing { return Remark("the children are just told of another change") }
    if Set(new.map(ObjectIdentifier.init)).count < new.count {
      return Remark("a controller can be in the stack once")
    }
    let arriving = new.filter { $0.parent !== self }
    if arriving.contains(where: { $0 is UINavigationController }) {
      return Remark("a navigation controller cannot be in another one's stack")
    }
    if arriving.contains(where: { arrival in withAncestors.contains { $0 === arrival } }) {
      return Remark("a controller cannot contain itself")
    }
    if let presented = arriving.first(where: { $0.presentation != nil }) {
      return Remark("\(presented.debugName) is presented")
    }
    return nil
  }

  /// Shows a change in the next turn if it is animated, or was made during another one; otherwise at once.
  private func show(_ change: StackChange) {
    let isTransition =
      change.isAnimated && isViewLoaded && topViewController !== visible && topViewController != nil
      && view.window != nil
    guard isTransition || isSettling, let run = Run.current else { return showAtOnce(change) }
    let isScheduled = pending != nil
    pending = change
    if !isScheduled { run.loop.schedule { self.startPendingTransition() } }
  }

  func showAtOnce(_ change: StackChange) {
    pending = nil
    isSettling = true
    if isViewLoaded, topViewController !== visible { replaceContent() }
    settleChildren(after: change)
    isSettling = false
    updateBar()
    let coordinator = pendingCoordinator
    pendingCoordinator = nil
    if let coordinator { coordinator.alongside.runAtOnce(coordinator) }
  }

  /// Shows the topmost controller at once.
  private func replaceContent() {
    let new = topViewController
    let arriving = isAppearing ? new : nil
    var change = content(from: visible, to: new)
    change.appearanceBegan = { if let arriving { self.tellWillShow(arriving, animated: false) } }
    visible = new
    change.makeAtOnce()
    if let arriving { tellDidShow(arriving, animated: false) }
  }

  /// Completes the containment calls that a change of the stack began.
  func settleChildren(after change: StackChange) {
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    // A controller that was to leave and stays is called, too. Controllers of a later change are not.
    for controller in change.new where stack.contains(where: { $0 === controller }) {
      if !change.contains(controller, in: \.old) || change.contains(controller, in: \.leaving) {
        controller.tellDidMove(to: self)
      }
    }
  }

  /// Restores the stack before a change: controllers that came leave, and those that were to leave stay.
  ///
  /// All leaving controllers are called before the first one is removed, because the call may bring another
  /// one back.
  func restore(_ change: StackChange) {
    let departing = stack.filter { !change.contains($0, in: \.old) }
    stack = change.old
    isAnnouncing = true
    for controller in departing { controller.tellWillLeave() }
    isAnnouncing = false
    for child in departing where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in change.old where stack.contains(where: { $0 === controller }) {
      if !change.contains(controller, in: \.new) || change.contains(controller, in: \.leaving) {
        controller.tellDidMove(to: self)
      }
    }
  }
}
