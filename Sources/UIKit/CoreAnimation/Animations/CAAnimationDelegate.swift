import TransitionEngine

/// The methods that are called when an animation of a layer starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has started: it has been committed, and its `beginTime` has come. The call
  /// comes in the turn after.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over, or has been removed.
  ///
  /// - Parameter flag: false for an animation that was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
