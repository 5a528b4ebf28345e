import TransitionEngine

extension UIView {
  /// An animation of the system. The raw value is UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes views away.
    case delete
  }

  /// Animates views as the system does, and removes them from their superviews.
  ///
  /// Apple doesn't publish how deleted views look meanwhile: here they fade out, for the standard duration of 0.2 s.
  ///
  /// - Parameters:
  ///   - parallelAnimations: changes that are animated with the same timing.
  ///   - completion: is called at the end, with whether the animations ran to their end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.2, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
