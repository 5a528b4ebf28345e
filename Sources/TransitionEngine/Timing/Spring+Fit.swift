extension Spring {
  /// The spring behind `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`: its mass
  /// is 1, and its stiffness brings it within a thousandth of the way after `duration`.
  ///
  /// The frequency ω is the largest root of `envelope(ω) = 0.001`, where the envelope at the end is
  /// `|(ζω - v) / (ω √(1-ζ²))| · e^(-ζωD)`, and for ζ = 1 `(1 + (ω - v) D) · e^(-ωD)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ. UIKit's range is 0…1; above 1 counts as 1, and below 0.01, where no spring would
  ///     settle, as 0.01.
  ///   - duration: seconds; a duration that is not positive and finite counts as a millisecond.
  ///   - initialVelocity: total distances per second; within ±10⁶.
  public init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let duration = duration > 0 && duration.isFinite ? max(duration, 0.001) : 0.001
    let velocity = initialVelocity.isNaN ? 0 : min(max(initialVelocity, -1e6), 1e6)
    let fit = Fit(ratio: ratio, duration: duration, velocity: velocity)
    let frequency = fit.largestRoot
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// The search for ω.
  private struct Fit {
    let ratio: Double
    let duration: TimeInterval
    let velocity: Double

    /// The part of the way that may remain at the end.
    static let tolerance = 0.001

    func envelope(_ w: Double) -> Double {
      guard ratio < 1 else { return abs(1 + (w - velocity) * duration) * exp(-w * duration) }
      let sine = (1 - ratio * ratio).squareRoot()
      return abs((ratio * w - velocity) / (w * sine)) * exp(-ratio * w * duration)
    }

    /// The frequency at which the velocity carries the spring exactly to the target, where the envelope
    /// vanishes.
    var zero: Double { ratio < 1 ? velocity / ratio : velocity - 1 / duration }

    /// The frequency above `zero` from which on the envelope only falls; 0 where it always falls.
    var peak: Double {
      guard velocity > 0 else { return 0 }
      guard ratio < 1 else { return velocity }
      let b = ratio * duration * velocity
      return (b + (b * b + 4 * ratio * ratio * duration * velocity).squareRoot())
        / (2 * ratio * ratio * duration)
    }

    var largestRoot: Double {
      let start = max(peak, 1e-9)
      guard envelope(start) > Fit.tolerance else { return root(between: 1e-9, and: zero) }
      var end = max(start * 2, 1 / duration)
      for _ in 0..<200 where envelope(end) > Fit.tolerance { end *= 2 }
      return root(between: start, and: end)
    }

    /// Bisects down to neighboring doubles: the envelope falls from above the tolerance to below it.
    func root(between low: Double, and high: Double) -> Double {
      var (low, high) = (low, high)
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if middle <= low || middle >= high { break }
        if envelope(middle) > Fit.tolerance { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
