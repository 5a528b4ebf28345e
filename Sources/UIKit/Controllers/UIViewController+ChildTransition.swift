extension UIViewController {
  /// Animates from one child's view to another's, and calls both children.
  ///
  /// The new view is added on top of the old one, with its current frame; the old one is removed after the
  /// animations. The caller calls `willMove`, `didMove` and the like. If the controllers are not both
  /// children of this one, the call changes nothing and is logged.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - options: with a transition such as `.transitionCrossDissolve`, the container's look dissolves.
  ///   - completion: called with whether the animations ran to their ends.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
    guard from.parent === self, to.parent === self, from !== to, let new = to.view,
      let container = from.view?.superview
    else {
      return Run.note(
        "transition(from:to:duration:options:animations:completion:)", actor: debugName,
        detail: "refused: \(from.debugName) and \(to.debugName) have to be two children, the first one shown")
    }
    let change = ContentChange(from: from, to: to, container: container)
    change.begin(animated: duration > 0)
    let ended = { (finished: Bool) in
      change.complete()
      completion?(finished)
    }
    if options.transition == 0 {
      container.addSubview(new)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: ended)
    } else {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.addSubview(new)
          animations?()
        }, completion: ended)
    }
  }
}
