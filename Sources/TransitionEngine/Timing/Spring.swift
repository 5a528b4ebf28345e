/// A damped harmonic oscillator that moves from 0 to 1 (`CASpringAnimation`).
public struct Spring: Hashable, Sendable {
  /// m, in kg; > 0.
  public let mass: Double
  /// k, in kg/s².
  public let stiffness: Double
  /// c, in kg/s.
  public let damping: Double
  /// In total distances per second, positive toward the target.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 slows the spring, as in physics, instead of counting as critical.
  public let allowsOverdamping: Bool
  /// Whether a timing curve that is too short for the spring to settle ends at the spring's last value,
  /// instead of at the goal.
  public var isCutOff = false

  /// Undamped angular frequency ω = √(k/m), in rad/s; 0 where mass or stiffness is not positive.
  public let angularFrequency: Double
  /// ζ = c / (2 √(k m)): below 1 the spring overshoots; at 1 it does not and is fastest. Never negative.
  public let dampingRatio: Double

  /// A spring by its physics; the defaults are those of `CASpringAnimation`. Nothing is checked.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let hasForce = stiffness > 0 && mass > 0 && (stiffness / mass).isFinite
    angularFrequency = hasForce ? (stiffness / mass).squareRoot() : 0
    let critical = 2 * (stiffness * mass).squareRoot()
    dampingRatio = critical > 0 ? max(damping / critical, 0) : 1
  }

  /// The displacement after `time` seconds; 0 before the start.
  ///
  /// Overdamped springs behave as critical, as Core Animation's do unless `allowsOverdamping` is set.
  public func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return 1 - remainder(at: time)
  }

  /// The remaining fraction of the way.
  func remainder(at time: TimeInterval) -> Double {
    displacement(at: time, from: 1, velocity: -initialVelocity)
  }

  /// The spring's distance from its rest position: the solution of m y″ + c y′ + k y = 0 for any start.
  /// Unlike `value(at:)`, which moves from 0 to 1, it also describes a spring that is pushed while it rests.
  ///
  /// - Parameters:
  ///   - time: seconds since the start; ≥ 0.
  ///   - start: y(0).
  ///   - velocity: y′(0), in units of the displacement per second.
  package func displacement(at time: TimeInterval, from start: Double, velocity: Double) -> Double {
    let w = angularFrequency
    let ratio = dampingRatio
    if ratio < 1 {
      let damped = w * (1 - ratio * ratio).squareRoot()
      return exp(-ratio * w * time)
        * (start * cos(damped * time) + (ratio * w * start + velocity) / damped * sin(damped * time))
    }
    if ratio > 1 && allowsOverdamping {
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (w * (root - ratio), -w * (root + ratio))
      let slowPart = (velocity - fast * start) / (slow - fast)
      return slowPart * exp(slow * time) + (start - slowPart) * exp(fast * time)
    }
    return (start + (w * start + velocity) * time) * exp(-w * time)
  }
}
