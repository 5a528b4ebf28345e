public import Foundation

/// A damped harmonic oscillator that moves from 0 to 1 (`CASpringAnimation`).
public struct Spring: Hashable, Sendable {
  public var mass: Double
  /// k, in kg/s².
  public var stiffness: Double
  /// c, in kg/s.
  public var damping: Double
  /// In total distances per second, positive towards the target.
  public var initialVelocity: Double

  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Undamped angular frequency ω = √(k/m), in rad/s.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// ζ = c / (2 √(k m)): below 1 it overshoots, at 1 it does not and is fastest.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The displacement after `time` seconds; overdamped springs behave as critical, as Core Animation's do unless
  /// `allowsOverdamping` is set.
  public func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    let w = angularFrequency
    let ratio = dampingRatio
    let v = initialVelocity
    guard ratio < 1 else { return 1 - (1 + (w - v) * time) * exp(-w * time) }
    let damped = w * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * w * time)
      * (cos(damped * time) + (ratio * w - v) / damped * sin(damped * time))
  }
}
