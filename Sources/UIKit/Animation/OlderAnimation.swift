import TransitionEngine

/// An animation between `UIView.beginAnimations(_:context:)` and `commitAnimations()`.
final class OlderAnimation {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The view that changes its content, and how.
  var transition: (view: UIView, options: UIView.AnimationOptions)?
  let tracker: AnimationTracker

  init(id: String?) {
    let box = Box()
    tracker = AnimationTracker { finished in
      guard let own = box.animation, let delegate = own.delegate, let selector = own.didStop else { return }
      selector.perform(on: delegate, sender: id ?? "", second: NSNumber(value: finished))
    }
    box.animation = self
  }

  /// Keeps the animation until it is over.
  private final class Box { var animation: OlderAnimation? }

  /// Records subsequent changes with the current settings; nil if they take effect at once.
  var recorder: BlockAnimation? {
    guard transition == nil else { return nil }
    var timing = AnimationTiming(duration: duration, delay: delay, pace: curve)
    timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    timing.autoreverses = autoreverses
    timing.blocksTouches = true
    return timing.duration > 0
      ? BlockAnimation(timing: timing, tracker: tracker, beginsFromCurrentState: beginsFromCurrentState) : nil
  }
}

/// Animations of UIKit's first versions. Settings count for the changes that follow them.
extension UIView {
  /// Begins animating changes, until `commitAnimations()`: 0.2 seconds, ease-in-out, unless set.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    guard let run = Run.current else { return }
    let animation = OlderAnimation(id: animationID)
    run.olderAnimations.append(animation)
    run.viewAnimations.push(animation.recorder)
  }

  /// Ends the animation that was begun last.
  public class func commitAnimations() {
    guard let run = Run.current, let animation = run.olderAnimations.popLast() else { return }
    run.viewAnimations.pop()
    if let delegate = animation.delegate, let selector = animation.willStart {
      selector.perform(on: delegate, sender: "")
    }
    if let (view, options) = animation.transition {
      transition(
        with: view, duration: animation.duration, options: options, animations: nil,
        completion: { _ in animation.tracker.seal(in: run) })
    } else {
      animation.tracker.seal(in: run)
    }
  }

  private static func setting(_ change: (OlderAnimation) -> Void) {
    guard let run = Run.current, let animation = run.olderAnimations.last else { return }
    change(animation)
    run.viewAnimations.pop()
    run.viewAnimations.push(animation.recorder)
  }

  /// Sets the duration, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) { setting { $0.duration = duration } }
  /// Sets the delay, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { setting { $0.delay = delay } }
  /// Without effect: an animation starts when it is committed.
  public class func setAnimationStart(_ startDate: Date) {}
  /// Sets the curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) { setting { $0.curve = curve } }
  /// Sets how often the animation runs; 0 counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { setting { $0.repeatCount = repeatCount } }
  /// Sets whether every other run goes back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setting { $0.autoreverses = repeatAutoreverses }
  }
  /// Sets whether animations that replace others start from what the screen shows.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    setting { $0.beginsFromCurrentState = fromCurrentState }
  }
  /// Sets the object that is told about start and end, by the methods that are set.
  public class func setAnimationDelegate(_ delegate: Any?) {
    setting { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  /// Sets the delegate's method for the start.
  public class func setAnimationWillStart(_ selector: Selector?) { setting { $0.willStart = selector } }
  /// Sets the delegate's method for the end. It gets the animation's name and whether it has run to its end.
  public class func setAnimationDidStop(_ selector: Selector?) { setting { $0.didStop = selector } }
  /// Changes a view's content with a flip or a curl; changes up to `commitAnimations()` are its new content.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    setting { $0.transition = transition.options.map { (view, $0) } }
  }

  /// The transitions of `setAnimationTransition(_:for:cache:)`. The raw values are UIKit's.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    fileprivate var options: AnimationOptions? {
      switch self {
      case .none: nil
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}
