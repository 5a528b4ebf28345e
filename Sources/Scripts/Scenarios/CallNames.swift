/// The methods that expectations may name.
package enum CallNames {
  /// Those that tell a view controller of its view's coming and going.
  package static let appearance = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
  ]

  package static let all: [String] =
    appearance + containment + containers + presentation + transitions + gestures + scrolling

  /// All, to be looked up.
  static let known = Set(all)

  /// Those of containers' and presentations' delegates.
  package static let delegates = containers + presentation

  private static let containment = ["viewDidLoad()", "willMove(toParent:)", "didMove(toParent:)"]

  private static let containers = [
    "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
    "tabBarController(_:animationControllerForTransitionFrom:to:)",
    "tabBarController(_:interactionControllerFor:)",
    "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
    "navigationController(_:animationControllerFor:from:to:)",
    "navigationController(_:interactionControllerFor:)",
  ]

  private static let presentation = [
    "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
    "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
    "presentationController(forPresented:presenting:source:)",
    "presentationTransitionWillBegin()", "presentationTransitionDidEnd(_:)",
    "dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(_:)",
  ]

  package static let transitions = [
    "transitionDuration(using:)", "interruptibleAnimator(using:)", "animateTransition(using:)",
    "startInteractiveTransition(_:)", "updateInteractiveTransition(_:)", "pauseInteractiveTransition()",
    "finishInteractiveTransition()", "cancelInteractiveTransition()", "completeTransition(_:)",
    "animationEnded(_:)", "update(_:)", "pause()", "finish()", "cancel()",
  ]

  package static let gestures = [
    "tap", "gestureRecognizerShouldBegin(_:)", "began", "changed", "ended", "cancelled", "failed",
  ]

  private static let scrolling = [
    "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
    "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
  ]
}
