/// A number on its way from one value to another: by which law, and when.
///
/// So move the fraction of a property animator, the clock that an interaction lets go and the coordinates of a content
/// offset: numbers that are not properties of a layer, but lead some. What a layer's own animation does is a
/// `LayerAnimation`, which goes by the same curves.
package struct Motion: Hashable, Sendable {
  /// How a number moves.
  package enum Law: Hashable, Sendable {
    /// As a curve says, over the whole duration.
    case curve(TimingCurve)
    /// On a spring that rests at the motion's end; the velocity is that at the start, in units per second.
    case spring(Spring, velocity: Double)
    /// Without a goal: it loses its speed by a factor of `rate` per millisecond.
    case decay(velocity: Double, rate: Double)
  }

  /// What it is at the begin, and at the end.
  package var from, to: Double
  package var law: Law
  /// Seconds of the clock that it goes by.
  package var begin: TimeInterval
  /// Seconds; one that is not positive is over at its begin.
  package var duration: TimeInterval

  package init(from: Double, to: Double, _ law: Law, begin: TimeInterval = 0, duration: TimeInterval) {
    (self.from, self.to, self.law) = (from, to, law)
    (self.begin, self.duration) = (begin, duration)
  }

  /// A number that stands still.
  package static func rest(at value: Double) -> Motion {
    Motion(from: value, to: value, .curve(.linear), duration: 0)
  }

  /// When it is over.
  package var end: TimeInterval { begin + duration }

  /// The number at an instant; before the begin that is `from`, and from the end on `to`.
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

  /// The share of its speed that a number loses per second as it decays; it goes as far as its speed over that.
  ///
  /// - Parameter rate: the factor per millisecond, 0…1.
  package static func loss(_ rate: Double) -> Double { -1000 * log(rate) }
}

extension [Motion] {
  /// The number at an instant, of motions that follow one another; nil without any.
  package func value(at time: TimeInterval) -> Double? {
    (first { time < $0.end } ?? last)?.value(at: time)
  }
}
