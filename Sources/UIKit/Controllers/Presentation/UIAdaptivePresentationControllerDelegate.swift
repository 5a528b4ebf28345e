/// Adapts a presentation to a phone, and is called when a gesture dismisses it.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style of a presentation on a phone. Asked for sheets and popovers, before anything shows.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style for a trait collection; by default, the answer of the method without one.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Another controller to show in that style: not modeled, and never called.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the presentation begins in a style, which is `none` unless it has adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a gesture may dismiss the presentation. Asked for sheets and popovers whose controller is not
  /// modal.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when a gesture begins the dismissal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a gesture has dismissed the presentation. Not called for `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a gesture may not dismiss the presentation.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's default style on a phone.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.standardAdaptiveStyle
  }
  /// The answer of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Nil.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController {
  /// The style on a phone if no delegate chooses another one.
  var standardAdaptiveStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .popover ? .fullScreen : .none
  }

  /// Dismisses the presentation by gesture, if the delegate and the presented controller allow it.
  func fingerWantsToDismiss() {
    guard !presentedViewController.isModalInPresentation, mayBeDismissed, !isUnderWay else {
      tellDelegate(.presentationControllerDidAttemptToDismiss)
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    tellDelegate(.presentationControllerWillDismiss)
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      guard presentedViewController.presentation !== self else { return }
      tellDelegate(.presentationControllerDidDismiss)
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  private var mayBeDismissed: Bool {
    guard let delegate else { return true }
    let answer = delegate.presentationControllerShouldDismiss(self)
    tellDelegate(.presentationControllerShouldDismiss, "\(answer)")
    return answer
  }

  /// Logs a call of the delegate, if there is a delegate.
  func tellDelegate(_ call: Timeline.Event.Call, _ detail: String = "") {
    guard let delegate else { return }
    Run.current?.log(.callback, actor: "\(type(of: delegate))", call: call, detail: detail)
  }
}
