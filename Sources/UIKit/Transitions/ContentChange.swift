/// Replaces the content of a container: one controller's view leaves, and another's enters.
///
/// Tab bars, navigation stacks, pages, child transitions, presentations and windows make their changes with
/// it: at once, with an animation of their own, or by a `ViewTransition`. In each case both controllers are
/// called in the same order.
struct ContentChange {
  /// The controller that leaves; nil if the container is empty.
  let from: UIViewController?
  /// The controller that enters; nil if the container stays empty.
  let to: UIViewController?
  /// Holds the views.
  let container: UIView
  /// The presentation that begins or ends; nil for a change of children.
  var presentation: UIPresentationController?
  /// A presenter whose view stays in place. The animator does not get the view, and the presenter gets no
  /// appearance calls.
  var visiblePresenter: UIViewController?
  /// Called first.
  var prepare: () -> Void = {}
  /// Called after both controllers have been called about the coming change.
  var appearanceBegan: () -> Void = {}

  // MARK: The steps

  /// Makes the change without an animation.
  ///
  /// - Parameter placing: adds the new view; nil to add it to the container, at its final frame.
  func makeAtOnce(placing: (() -> Void)? = nil) {
    prepare()
    begin(animated: false)
    (placing ?? place)()
    removeView(of: from)
    end(from)
    end(to)
    container.window?.updateStatusBar()
  }

  /// Calls both controllers before they disappear and appear.
  func begin(animated: Bool) {
    begin(from, isAppearing: false, animated: animated)
    begin(to, isAppearing: true, animated: animated)
    appearanceBegan()
  }

  /// Adds the new view to the container, at its final frame.
  func place() {
    guard let to, let view = view(of: to) else { return }
    view.frame = finalFrame
    container.addSubview(view)
  }

  /// Removes the old view, and calls both controllers after the change.
  func complete() {
    removeView(of: from)
    end(from)
    endStaying(to)
  }

  /// Removes the new view, and reverses the appearance of both controllers.
  func cancel() {
    removeView(of: to)
    begin(to, isAppearing: false, animated: true)
    end(to)
    begin(from, isAppearing: true, animated: true)
    // The container may have disappeared during that call. It has called the other child, which still counts
    // as the one that is shown.
    if let container = from?.parent, !container.isAppearing {
      begin(from, isAppearing: false, animated: true)
    }
    endStaying(from)
  }

  private func removeView(of controller: UIViewController?) {
    guard let controller, controller.isViewLoaded else { return }
    view(of: controller)?.removeFromSuperview()
  }

  /// A child does not appear while its container is off screen.
  private func begin(_ controller: UIViewController?, isAppearing: Bool, animated: Bool) {
    guard let controller, controller !== visiblePresenter else { return }
    if isAppearing, let container = controller.parent, !container.isAppearing { return }
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func end(_ controller: UIViewController?) {
    if controller !== visiblePresenter { controller?.endAppearanceTransition() }
  }

  /// A container that is itself appearing or disappearing calls the remaining child when it is done.
  private func endStaying(_ controller: UIViewController?) {
    switch controller?.parent?.appearance {
    case .appearing, .disappearing: return
    case .appeared, .disappeared, nil: end(controller)
    }
  }
}

// MARK: Views and frames

extension ContentChange {
  /// The view that the animator moves; nil for a controller whose view stays in place.
  func view(of controller: UIViewController) -> UIView? {
    if controller === visiblePresenter { return nil }
    if let presentation, controller === presentation.presentedViewController {
      return presentation.presentedView
    }
    return controller.view
  }

  /// The frame of the old view, in its superview.
  var startFrame: CGRect {
    from.flatMap { frameOfVisiblePresenter($0) ?? view(of: $0)?.frame } ?? .zero
  }

  /// The final frame of the new view, in the container.
  var finalFrame: CGRect {
    to?.presentation?.frameOfPresentedViewInContainerView ?? container.bounds
  }

  /// The initial frame of a dismissed view, if the presenter's view has stayed in place; zero otherwise.
  ///
  /// Source: Apple's sample code for custom presentations, in which a presented view's final frame is zero
  /// only if the presentation removes the presenter's view; and public animators that move the view away from
  /// this frame.
  var dismissedFrame: CGRect {
    guard isDismissal, visiblePresenter != nil else { return .zero }
    return presentation?.frameOfPresentedViewInContainerView ?? .zero
  }

  /// Whether the change is a dismissal.
  var isDismissal: Bool { presentation.map { from === $0.presentedViewController } ?? false }

  /// The style of the presentation; `none` for a change of children.
  var presentationStyle: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }

  /// The frame of the view that stays in place, in the container; nil for another controller's.
  func frameOfVisiblePresenter(_ controller: UIViewController) -> CGRect? {
    guard controller === visiblePresenter, let view = controller.viewIfLoaded else { return nil }
    return container.convert(view.bounds, from: view)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.flatMap(view)
    case .to: to.flatMap(view)
    default: nil
    }
  }
}
