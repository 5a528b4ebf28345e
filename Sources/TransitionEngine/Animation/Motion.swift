/// A number that moves from one value to another by a law, over a time.
///
/// The fraction of a property animator, the clock that an interaction lets go, and the coordinates of a
/// content offset move in this way: numbers that aren't properties of a layer, but drive some. A layer's own
/// animation is a `LayerAnimation`, which follows the same curves.
package struct Motion: Hashable, Sendable {
  /// How a number moves.
  package enum Law: Hashable, Sendable {
    /// Along a curve, over the whole duration.
    case curve(TimingCurve)
    /// On a spring that rests at the motion's end; the velocity is the initial one, in units per second.
    case spring(Spring, velocity: Double)
    /// Without a goal; each millisecond multiplies the speed by `rate`.
    case decay(velocity: Double, rate: Double)
  }

  /// The values at the begin and at the end.
  package var from, to: Double
  package var law: Law
  /// Seconds of the clock that drives the motion.
  package var begin: TimeInterval
  /// Seconds; a motion whose duration isn't positive is over at its begin.
  package var duration: TimeInterval

  package init(from: Double, to: Double, _ law: Law, begin: TimeInterval = 0, duration: TimeInterval) {
    (self.from, self.to, self.law) = (from, to, law)
    (self.begin, self.duration) = (begin, duration)
  }

  /// A number that stands still.
  package static func rest(at value: Double) -> Motion {
    Motion(from: value, to: value, .curve(.linear), duration: 0)
  }

  /// The end of the motion.
  package var end: TimeInterval { begin + duration }

  /// The number at an instant: `from` before the begin, and `to` from the end on.
  package func value(at time: TimeInterval) -> Double {
    if time >= end { return to }
    if time <= begin { return from }
    let elapsed = time - begin
    switch law {
    case .curve(let curve): return from + (to - from) * curve.value(at: elapsed / duration)
    case .spring(let spring, let velocity):
      return to + spring.displacement(at: elapsed, from: from - to, velocity: velocity)
    case .decay(let velocity, let rate):
      return from + velocity * (1 - pow(rate, 1000 * elapsed)) / Self.loss(rate)
    }
  }

  /// The rate at which the speed decays, per second. The number travels its speed divided by this rate.
  ///
  /// - Parameter rate: the factor per millisecond, 0…1.
  package static func loss(_ rate: Double) -> Double { -1000 * log(rate) }
}

extension [Motion] {
  /// The number at an instant for motions that follow one another; nil without any.
  package func value(at time: TimeInterval) -> Double? {
    (first { time < $0.end } ?? last)?.value(at: time)
  }
}
