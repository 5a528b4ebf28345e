/// One to which animations and completions can be added.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to be animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes to be animated after a fraction of the duration that is left, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is called when the animator finishes, with where it does so.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, possibly at another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
