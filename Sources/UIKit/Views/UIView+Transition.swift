import TransitionEngine

extension UIView {
  /// Changes a view's content and dissolves from what it showed to what it shows then.
  ///
  /// The old look lies over the new content and fades, which for opaque content is a cross dissolve. Without
  /// `.transitionCrossDissolve` the content changes at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard options.transition == AnimationOptions.transitionCrossDissolve.transition,
      let old = view.snapshotView(afterScreenUpdates: false)
    else {
      animate(withDuration: 0, animations: animations ?? {}, completion: completion)
      return
    }
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
      view.addSubview(old)
      old.frame = view.bounds
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
      completion: { finished in
        old.removeFromSuperview()
        completion?(finished)
      })
  }

  /// Replaces one view by another in its superview, or with `.showHideTransitionViews` hides one and shows
  /// the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      animate(withDuration: 0, animations: {}, completion: completion)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
