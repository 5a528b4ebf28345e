import TransitionEngine

/// How often an emitter makes a particle of a cell, and how long particles live.
struct EmitterBirths {
  let cell: CAEmitterCell
  /// The position of the cell in the emitter, from 0.
  let number: Int
  /// Particles per second.
  let rate: Double
  /// The longest lifetime, in seconds.
  let longest: Double
  /// The largest number of particles that live at a time, and one more, so that no particle restarts before its life has
  /// ended.
  let most: Double
  private let life, lifeRange: Double

  /// Nil for a cell that makes none.
  init?(of cell: CAEmitterCell, number: Int, in emitter: CAEmitterLayer) {
    (self.cell, self.number) = (cell, number)
    rate = Double(emitter.birthRate * cell.birthRate)
    life = Double(emitter.lifetime * cell.lifetime)
    lifeRange = Double(emitter.lifetime * cell.lifetimeRange)
    longest = life + abs(lifeRange) / 2
    most = (rate * longest).rounded(.up) + 1
    guard cell.isEnabled, rate.isFinite, rate > 0, longest.isFinite, longest > 0, most.isFinite else {
      return nil
    }
  }

  /// Returns a random lifetime, in seconds.
  func lifetime(_ chance: inout Chance) -> Double { max(life + chance.spread(lifeRange), 0.01) }
}

/// Particles of an emitter that would become more than there may be, if it went on.
struct EmitterCrowd {
  let births: [EmitterBirths]
  let particles: [EmitterParticle]
  /// The time in the emitter at which they began, in seconds.
  let begin: Double
  /// The seconds after which there would be too many.
  let seconds: Double
  /// The work that notes it then.
  let note: VirtualRunLoop.Token
}
