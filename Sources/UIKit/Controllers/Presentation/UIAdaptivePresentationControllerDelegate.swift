/// Says how a presentation adapts to a phone, and hears of the finger that ends it.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style that a presentation has on a phone instead of its own. Asked for sheets and popovers, before anything shows.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same, by the surroundings; asks the method without them, unless it is implemented.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Another controller to be shown in that style: not modelled, and never called.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation is about to begin in a style; `none` where nothing has adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a finger may end the presentation. Asked for sheets and popovers whose controller is not modal.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A finger ends the presentation, which begins to go.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A finger has ended the presentation. Not called for `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger wanted to end the presentation, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// What the presentation would do by itself on a phone.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.standardAdaptiveStyle
  }
  /// As without surroundings.
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
  /// What the style becomes on a phone where no delegate says anything else.
  var standardAdaptiveStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .popover ? .fullScreen : .none
  }

  /// A finger wants to end the presentation: the delegate and the presented controller have a say.
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

  /// Logs a call of the delegate; without one there is none.
  func tellDelegate(_ call: Timeline.Event.Call, _ detail: String = "") {
    guard let delegate else { return }
    Run.current?.log(.callback, actor: "\(type(of: delegate))", call: call, detail: detail)
  }
}
