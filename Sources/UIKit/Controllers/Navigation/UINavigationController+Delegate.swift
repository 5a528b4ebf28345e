/// Calls of the delegate.
extension UINavigationController {
  /// The animator and the interaction of a change: the delegate's choice, or the default.
  func chosenAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController,
    by delegate: (any UINavigationControllerDelegate)?
  ) -> TransitionControllers {
    let (top, below) = operation == .pop ? (from, to) : (to, from)
    let standard =
      top.preferredTransition?.animator(reverse: operation == .pop, of: top, from: below)
      ?? ParallaxAnimator(operation == .pop ? .pop : .push)
    let own = delegate.flatMap { delegate in
      TransitionControllers(
        delegate, call: .navigationAnimationController, "\(operation), \(from.debugName) → \(to.debugName): ",
        animator: delegate.navigationController(self, animationControllerFor: operation, from: from, to: to),
        call: .navigationInteractionController
      ) { delegate.navigationController(self, interactionControllerFor: $0) }
    }
    var chosen = own ?? TransitionControllers(standard)
    if operation == .pop, chosen.interactor == nil { chosen.interactor = popInteraction.driver }
    return chosen
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
