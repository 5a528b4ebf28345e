/// An animation to which changes and completions can be added.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to be animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes to be animated after a fraction of the remaining duration, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion, called with the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause, with optional new timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
