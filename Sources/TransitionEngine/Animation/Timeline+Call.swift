extension Timeline.Event {
  /// A call that is logged, so that scripts can expect it and figures can show it.
  ///
  /// The raw value is the name as UIKit spells it. UIKit logs these values and scripts are parsed by them, so
  /// neither can name a call that the other does not know.
  public enum Call: String, Hashable, Sendable, CaseIterable {
    // Appearance.
    case viewWillAppear = "viewWillAppear(_:)"
    case viewDidAppear = "viewDidAppear(_:)"
    case viewWillDisappear = "viewWillDisappear(_:)"
    case viewDidDisappear = "viewDidDisappear(_:)"

    // Containment.
    case viewDidLoad = "viewDidLoad()"
    case willMoveToParent = "willMove(toParent:)"
    case didMoveToParent = "didMove(toParent:)"

    // Delegates of containers.
    case tabBarShouldSelect = "tabBarController(_:shouldSelect:)"
    case tabBarDidSelect = "tabBarController(_:didSelect:)"
    case tabBarAnimationController = "tabBarController(_:animationControllerForTransitionFrom:to:)"
    case tabBarInteractionController = "tabBarController(_:interactionControllerFor:)"
    case navigationWillShow = "navigationController(_:willShow:animated:)"
    case navigationDidShow = "navigationController(_:didShow:animated:)"
    case navigationAnimationController = "navigationController(_:animationControllerFor:from:to:)"
    case navigationInteractionController = "navigationController(_:interactionControllerFor:)"

    // Presentation: the delegate, and the presentation controller.
    case animationControllerForPresented = "animationController(forPresented:presenting:source:)"
    case animationControllerForDismissed = "animationController(forDismissed:)"
    case interactionControllerForPresentation = "interactionControllerForPresentation(using:)"
    case interactionControllerForDismissal = "interactionControllerForDismissal(using:)"
    case presentationController = "presentationController(forPresented:presenting:source:)"
    case presentationTransitionWillBegin = "presentationTransitionWillBegin()"
    case presentationTransitionDidEnd = "presentationTransitionDidEnd(_:)"
    case dismissalTransitionWillBegin = "dismissalTransitionWillBegin()"
    case dismissalTransitionDidEnd = "dismissalTransitionDidEnd(_:)"
    case prepareForPopoverPresentation = "prepareForPopoverPresentation(_:)"
    case presentationControllerShouldDismiss = "presentationControllerShouldDismiss(_:)"
    case presentationControllerWillDismiss = "presentationControllerWillDismiss(_:)"
    case presentationControllerDidDismiss = "presentationControllerDidDismiss(_:)"
    case presentationControllerDidAttemptToDismiss = "presentationControllerDidAttemptToDismiss(_:)"
    case sheetDidChangeSelectedDetent =
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"

    // Transitions: the animator, the context, and the objects that drive both.
    case transitionDuration = "transitionDuration(using:)"
    case interruptibleAnimator = "interruptibleAnimator(using:)"
    case animateTransition = "animateTransition(using:)"
    case startInteractiveTransition = "startInteractiveTransition(_:)"
    case updateInteractiveTransition = "updateInteractiveTransition(_:)"
    case pauseInteractiveTransition = "pauseInteractiveTransition()"
    case finishInteractiveTransition = "finishInteractiveTransition()"
    case cancelInteractiveTransition = "cancelInteractiveTransition()"
    case completeTransition = "completeTransition(_:)"
    case animationEnded = "animationEnded(_:)"
    case update = "update(_:)"
    case pause = "pause()"
    case finish = "finish()"
    case cancel = "cancel()"

    // Gestures: a tap on a bar, the delegate, and a recognizer's states.
    case tap
    case gestureRecognizerShouldBegin = "gestureRecognizerShouldBegin(_:)"
    case began, changed, ended, cancelled, failed

    // Scroll views' delegates.
    case scrollViewWillBeginDragging = "scrollViewWillBeginDragging(_:)"
    case scrollViewDidScroll = "scrollViewDidScroll(_:)"
    case scrollViewWillEndDragging = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
    case scrollViewDidEndDragging = "scrollViewDidEndDragging(_:willDecelerate:)"
    case scrollViewWillBeginDecelerating = "scrollViewWillBeginDecelerating(_:)"
    case scrollViewDidEndDecelerating = "scrollViewDidEndDecelerating(_:)"
    case scrollViewDidEndScrollingAnimation = "scrollViewDidEndScrollingAnimation(_:)"
    case scrollViewWillBeginZooming = "scrollViewWillBeginZooming(_:with:)"
    case scrollViewDidZoom = "scrollViewDidZoom(_:)"
    case scrollViewDidEndZooming = "scrollViewDidEndZooming(_:with:atScale:)"
  }

  /// The call that the entry records; nil for entries that are neither expected nor shown as a call.
  public var call: Call? { Call(rawValue: name) }
}

extension Timeline.Event.Call {
  /// A group of calls.
  public enum Group: Hashable, Sendable {
    /// The view of a controller comes or goes.
    case appearance
    /// A controller gets its view, or another parent.
    case containment
    /// A call of a container's or a presentation's delegate, or of a presentation controller.
    case delegate
    /// An animator, its context, or the object that drives both.
    case transition
    /// A touch, or a state of a gesture recognizer.
    case gesture
    /// A call of a scroll view's delegate.
    case scrolling
  }

  /// The group of the call.
  public var group: Group {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
    case .viewDidLoad, .willMoveToParent, .didMoveToParent: .containment
    case .tabBarShouldSelect, .tabBarDidSelect, .tabBarAnimationController, .tabBarInteractionController,
      .navigationWillShow, .navigationDidShow, .navigationAnimationController,
      .navigationInteractionController, .animationControllerForPresented, .animationControllerForDismissed,
      .interactionControllerForPresentation, .interactionControllerForDismissal, .presentationController,
      .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
      .dismissalTransitionDidEnd, .prepareForPopoverPresentation,
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
      .sheetDidChangeSelectedDetent:
      .delegate
    case .transitionDuration, .interruptibleAnimator, .animateTransition, .startInteractiveTransition,
      .updateInteractiveTransition, .pauseInteractiveTransition, .finishInteractiveTransition,
      .cancelInteractiveTransition, .completeTransition, .animationEnded, .update, .pause, .finish, .cancel:
      .transition
    case .tap, .gestureRecognizerShouldBegin, .began, .changed, .ended, .cancelled, .failed: .gesture
    case .scrollViewWillBeginDragging, .scrollViewDidScroll, .scrollViewWillEndDragging,
      .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
      .scrollViewDidEndScrollingAnimation, .scrollViewWillBeginZooming, .scrollViewDidZoom,
      .scrollViewDidEndZooming:
      .scrolling
    }
  }
}
