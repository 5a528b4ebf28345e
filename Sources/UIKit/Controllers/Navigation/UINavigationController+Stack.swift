/// A change of a navigation controller's stack that does not show yet.
struct StackChange {
  /// The stack before it, to which a cancelled transition goes back.
  let old: [UIViewController]
  /// Who leaves the stack, or has come and left it within the change.
  let leaving: [UIViewController]
  /// The stack after it.
  let new: [UIViewController]
  let isAnimated: Bool

  func contains(_ controller: UIViewController, in list: KeyPath<StackChange, [UIViewController]>) -> Bool {
    self[keyPath: list].contains { $0 === controller }
  }
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
    isAnnouncing = true
    leaving.forEach(tellWillLeave)
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.parent === self ? tellWillMove(controller) : addChild(controller)
    }
    isAnnouncing = false
    stack = new
    show(
      StackChange(
        old: pending?.old ?? old, leaving: (pending?.leaving ?? []) + leaving, new: new, isAnimated: animated)
    )
    return leaving
  }

  /// Why the stack cannot become this; nil if it can.
  private func obstacle(to new: [UIViewController]) -> String? {
    if isTransitionRunning { return "a transition is running; the stack stays as it is" }
    if isAnnouncing { return "the children are just told of another change" }
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

  /// Shows a change in the next turn, if it is animated or made while another one is carried out.
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
    if isViewLoaded, topViewController !== visible { replaceContent(with: topViewController) }
    settleChildren(after: change)
    isSettling = false
    updateBar()
    let coordinator = pendingCoordinator
    pendingCoordinator = nil
    coordinator?.showAtOnce()
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
    if isOnScreen, let new { tellWillShow(new, animated: false) }
    // It may have been about to disappear, with this container.
    old?.endAppearanceTransition()
    guard isOnScreen else { return }
    new?.endAppearanceTransition()
    if let new { tellDidShow(new, animated: false) }
  }

  /// Ends the moves that a change of the stack began.
  func settleChildren(after change: StackChange) {
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    // Who was to leave and stays has heard of it, too. Who comes in between is another change's business.
    for controller in change.new where stack.contains(where: { $0 === controller }) {
      if !change.contains(controller, in: \.old) || change.contains(controller, in: \.leaving) {
        tellDidMove(controller)
      }
    }
  }

  /// Who is about to leave hears of it once, even if another change says so again before that shows.
  private func tellWillLeave(_ controller: UIViewController) {
    guard !controller.hasHeardOfLeaving else { return }
    controller.hasHeardOfLeaving = true
    controller.log(.willMoveToParent, detail: "nil")
    controller.willMove(toParent: nil)
  }

  /// It was about to leave, and comes back.
  private func tellWillMove(_ controller: UIViewController) {
    controller.hasHeardOfLeaving = false
    controller.log(.willMoveToParent, detail: debugName)
    controller.willMove(toParent: self)
  }

  private func tellDidMove(_ controller: UIViewController) {
    controller.hasHeardOfLeaving = false
    controller.log(.didMoveToParent, detail: debugName)
    controller.didMove(toParent: self)
  }

  /// Goes back to the stack before a change: who came leaves, and who was to leave stays.
  ///
  /// All who leave hear of it before the first is out: what that one does then may bring another back.
  func restore(_ change: StackChange) {
    let departing = stack.filter { !change.contains($0, in: \.old) }
    stack = change.old
    isAnnouncing = true
    departing.forEach(tellWillLeave)
    isAnnouncing = false
    for child in departing where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for child in change.leaving where child.parent === self && !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for controller in change.old where stack.contains(where: { $0 === controller }) {
      if !change.contains(controller, in: \.new) || change.contains(controller, in: \.leaving) {
        tellDidMove(controller)
      }
    }
  }
}
