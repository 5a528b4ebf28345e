/// Asks and tells the delegate.
extension UINavigationController {
  /// Who animates a change, and who drives it: the delegate's choice, or the standard.
  func chosenAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let (top, below) = operation == .pop ? (from, to) : (to, from)
    let standard =
      top.preferredTransition?.animator(reverse: operation == .pop, of: top, from: below)
      ?? ParallaxAnimator(operation == .pop ? .pop : .push)
    let driver = operation == .pop ? popInteraction.driver : nil
    guard let delegate else { return (standard, driver) }
    let animator = delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    log(
      .navigationAnimationController,
      "\(operation), \(from.debugName) → \(to.debugName): \(animator.map { "\(type(of: $0))" } ?? "nil")")
    guard let animator else { return (standard, driver) }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    log(
      .navigationInteractionController, interactor.map { "\(type(of: $0))" } ?? "nil")
    return (animator, interactor ?? driver)
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    log(.navigationWillShow, "\(controller.debugName), \(animated)")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    announced = controller
    guard let delegate else { return }
    log(.navigationDidShow, "\(controller.debugName), \(animated)")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  private func log(_ call: Timeline.Event.Call, _ detail: String) {
    guard let delegate else { return }
    Run.current?.log(.callback, actor: "\(type(of: delegate))", call: call, detail: detail)
  }
}
