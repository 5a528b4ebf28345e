import TransitionEngine

extension Spring {
  /// Creates a spring by its perceived duration and its bounce, as in iOS 17: `ω = 2π / duration`, `ζ = 1 -
  /// bounce`, and for negative bounces `ζ = 1 / (1 + bounce)`.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds; a number that isn't positive and finite counts as a millisecond.
  ///   - bounce: clamped to -0.99…1.
  init(perceptualDuration: TimeInterval, bounce: Double, initialVelocity: Double) {
    let duration =
      perceptualDuration > 0 && perceptualDuration.isFinite ? max(perceptualDuration, 0.001) : 0.001
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let frequency = 2 * Double.pi / duration
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity.isFinite ? initialVelocity : 0, allowsOverdamping: true)
  }
}
