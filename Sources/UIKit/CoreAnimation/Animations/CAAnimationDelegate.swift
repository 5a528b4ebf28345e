import TransitionEngine

/// Hears when an animation of a layer begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins: it has been committed, and its `beginTime` has come. Called in the turn after.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, or has been removed.
  ///
  /// - Parameter flag: false for an animation that was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
