/// In what other transitions differ from one in which a container replaces a child's view by another's.
struct TransitionArrangement {
  /// The presentation that begins or ends.
  var presentation: UIPresentationController?
  /// A presenter whose view stays where it is: the animator does not get it, and no appearance call comes.
  var bystander: UIViewController?
  /// Called at the start, before anybody else.
  var prepare: () -> Void = {}
  /// Called at the start, when both controllers know that they are about to come and to go.
  var appearanceBegan: () -> Void = {}
}

extension ViewTransition {
  /// The view that the animator moves; nil for a controller whose view stays where it is.
  func view(of controller: UIViewController) -> UIView? {
    if controller === arrangement.bystander { return nil }
    if let presentation = arrangement.presentation, controller === presentation.presentedViewController {
      return presentation.presentedView
    }
    return controller.view
  }

  /// Where the old view is, in its superview.
  var startFrame: CGRect { bystanderFrame(from) ?? view(of: from)?.frame ?? .zero }

  /// Where the new view belongs, in the container.
  var finalFrame: CGRect {
    to.presentation?.frameOfPresentedViewInContainerView ?? container.bounds
  }

  var presentationStyle: UIModalPresentationStyle { arrangement.presentation?.presentationStyle ?? .none }

  /// Where the view is that stays; nil for another controller's.
  func bystanderFrame(_ controller: UIViewController) -> CGRect? {
    guard controller === arrangement.bystander, let view = controller.viewIfLoaded else { return nil }
    return container.convert(view.bounds, from: view)
  }

  /// Whose container is not on screen, does not appear either.
  func beginAppearance(of controller: UIViewController, _ isAppearing: Bool) {
    guard controller !== arrangement.bystander else { return }
    if isAppearing, let container = controller.parent, !container.isAppearing { return }
    controller.beginAppearanceTransition(isAppearing, animated: true)
  }

  /// Its container may have gone in the call that it is about to come back. The container has told the other
  /// child, which still counts as the one that is shown.
  func turnAround(_ controller: UIViewController) {
    guard let container = controller.parent, !container.isAppearing else { return }
    beginAppearance(of: controller, false)
  }

  func endAppearance(ofLeaving controller: UIViewController) {
    guard controller !== arrangement.bystander else { return }
    controller.endAppearanceTransition()
  }

  /// A container that is coming or going itself will tell the child that stays, when it has come or gone.
  func endAppearance(ofStaying controller: UIViewController) {
    guard controller !== arrangement.bystander else { return }
    switch controller.parent?.appearance {
    case .appearing, .disappearing: return
    case .appeared, .disappeared, nil: controller.endAppearanceTransition()
    }
  }
}
