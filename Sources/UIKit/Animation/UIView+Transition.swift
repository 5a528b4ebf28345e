import TransitionEngine

extension UIView {
  /// Changes a view's content with a cross dissolve, a flip or a page curl.
  ///
  /// A snapshot of the old content lies over the new content and fades, which for opaque content is a cross
  /// dissolve; in a flip it is removed when the view is on edge. A page is cut into flat strips that follow a
  /// cylinder. Without an option for a transition, the content changes at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard options.transition != 0, let old = view.snapshotView(afterScreenUpdates: false) else {
      animate(withDuration: 0, animations: animations ?? {}, completion: completion)
      return
    }
    let isPageGoing = options.transition == AnimationOptions.transitionCurlUp.transition
    let isPageComing = options.transition == AnimationOptions.transitionCurlDown.transition
    var page = isPageGoing ? PageCurl(of: view, afterScreenUpdates: false) : nil
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
      if isPageComing { page = PageCurl(of: view, afterScreenUpdates: true) }
      if !isPageGoing { view.addSubview(old) }
      old.frame = view.bounds
    }
    if let page {
      return page.curl(over: view, comes: isPageComing, duration: duration) {
        old.removeFromSuperview()
        completion?($0)
      }
    }
    if let axis = FlipAxis(options) {
      return flip(view, about: axis, duration: duration, over: old, completion: completion)
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
      completion: { finished in
        old.removeFromSuperview()
        completion?(finished)
      })
  }

  /// The axis of a flip, and its direction in quarter turns.
  private struct FlipAxis {
    let x, y, quarter: CGFloat

    init?(_ options: AnimationOptions) {
      switch options.transition {
      case 1: (x, y, quarter) = (0, 1, 1)
      case 2: (x, y, quarter) = (0, 1, -1)
      case 6: (x, y, quarter) = (1, 0, -1)
      case 7: (x, y, quarter) = (1, 0, 1)
      default: return nil
      }
    }

    /// A turn of the view, in perspective from 1000 points. Apple does not publish the distance: an estimate.
    func turn(_ quarters: CGFloat) -> CATransform3D {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 1000
      return CATransform3DRotate(transform, quarters * quarter * .pi / 2, x, y, 0)
    }
  }

  /// Turns a view until it is on edge, removes the old snapshot, and turns the view on.
  private class func flip(
    _ view: UIView, about axis: FlipAxis, duration: TimeInterval, over old: UIView,
    completion: ((Bool) -> Void)?
  ) {
    let rest = view.layer.transform
    animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn) {
      view.layer.transform = CATransform3DConcat(axis.turn(1), rest)
    } completion: { _ in
      performWithoutAnimation {
        old.removeFromSuperview()
        view.layer.transform = CATransform3DConcat(axis.turn(-1), rest)
      }
      animate(withDuration: duration / 2, delay: 0, options: .curveEaseOut) {
        view.layer.transform = rest
      } completion: {
        completion?($0)
      }
    }
  }

  /// Replaces a view by another in its superview, or with `.showHideTransitionViews` hides and shows them.
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
