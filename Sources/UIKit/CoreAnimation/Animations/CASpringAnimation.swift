import TransitionEngine

/// An animation of a property from one value to another as a damped spring.
///
/// A duration shorter than `settlingDuration` cuts the motion off.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, > 0.
  open var mass: CGFloat = 1
  /// The stiffness, > 0.
  open var stiffness: CGFloat = 100
  /// The damping, ≥ 0.
  open var damping: CGFloat = 10
  /// The initial velocity, in total distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical damping counts; otherwise the spring is critically damped.
  open var allowsOverdamping = false

  /// - Parameters:
  ///   - perceptualDuration: seconds; > 0.
  ///   - bounce: -1…1; 0 is critical.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce, initialVelocity: 0)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    allowsOverdamping = spring.allowsOverdamping
  }

  /// The seconds until the spring stays within a thousandth of its end value.
  open var settlingDuration: TimeInterval { spring.settlingDuration }

  var spring: Spring {
    func positive(_ value: CGFloat, or fallback: CGFloat) -> CGFloat {
      value.isFinite && value > 0 ? value : fallback
    }
    return Spring(
      mass: positive(mass, or: 1), stiffness: positive(stiffness, or: 100),
      damping: damping.isFinite ? max(damping, 0) : 10,
      initialVelocity: initialVelocity.isFinite ? initialVelocity : 0, allowsOverdamping: allowsOverdamping)
  }

  override func noteUnusableParts(on layer: CALayer) {
    super.noteUnusableParts(on: layer)
    let numbers = [
      ("mass", mass, mass > 0), ("stiffness", stiffness, stiffness > 0), ("damping", damping, damping >= 0),
    ]
    for (name, value, isInRange) in numbers + [("initialVelocity", initialVelocity, true)]
    where !value.isFinite || !isInRange {
      Run.noteUnmodeled(
        Remark("spring with a \(name) of \(value)"),
        Remark("give it a finite number, more than 0 for mass and stiffness"),
        actor: layer.debugName, layer: layer)
    }
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (
      other.mass, other.stiffness, other.damping, other.initialVelocity
    )
    allowsOverdamping = other.allowsOverdamping
  }

  override func curve(duration: TimeInterval) -> TimingCurve {
    var spring = spring
    spring.isCutOff = true
    return .spring(spring, duration: duration)
  }
}
