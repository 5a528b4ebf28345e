import TransitionEngine

/// A damped spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    case ratio(CGFloat)
    case physical(Spring)
  }

  private let form: Form
  /// The initial velocity in total distances per second; only `dx` counts.
  public let initialVelocity: CGVector

  /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500, hence critical.
  public convenience override init() {
    let spring = Spring.system
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: .zero)
  }

  /// A spring that settles after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// A spring with its own settling time, whatever the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    animation.initialVelocity = velocity.dx
    form = .physical(animation.spring)
    initialVelocity = velocity
  }

  /// A spring with a perceived duration, which ends after its own settling time.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    form = .physical(
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx))
    initialVelocity = velocity
  }

  /// The spring. If made with a damping ratio, it has this duration; otherwise its own settling time, at most
  /// 60 seconds.
  public func timing(duration: TimeInterval) -> UITimingCurve {
    switch form {
    case .ratio(let ratio):
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity.dx)
      return UITimingCurve(curve: .spring(spring, duration: duration), duration: duration)
    case .physical(let spring):
      let settling = min(spring.settlingDuration, AnimationTiming.longestSettling)
      return UITimingCurve(curve: .spring(spring, duration: settling), duration: settling)
    }
  }
}
