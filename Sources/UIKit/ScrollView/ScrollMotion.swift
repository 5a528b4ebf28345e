import TransitionEngine

/// The motion of one coordinate of a content offset after a drag or by code, as a function of time.
struct ScrollMotion: Hashable {
  /// The distance from the end at which a motion is over, in points. [unverified]
  static let tolerance: CGFloat = 0.5
  /// The springs' ω, per second. [unverified]
  private static let frequency: CGFloat = 15
  /// The spring that all motions share, critically damped.
  private static let spring = Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  /// The duration of an animation that code starts, in seconds. [unverified]
  private static let easeDuration: TimeInterval = 0.3

  /// The position at which the motion comes to rest.
  let end: CGFloat
  /// The parts of the motion in sequence, from time 0; none for a coordinate that rests.
  private let pieces: [Motion]

  /// The duration of the motion, in seconds.
  var duration: TimeInterval { pieces.last?.end ?? 0 }

  /// - Parameter time: in seconds; from `duration` on, the position is `end`.
  func position(at time: TimeInterval) -> CGFloat { pieces.value(at: time) ?? end }

  // MARK: Kinds of motion

  static func rest(at position: CGFloat) -> ScrollMotion { ScrollMotion(end: position, pieces: []) }

  /// An ease-in-out motion, for an animation that code starts.
  static func ease(from: CGFloat, to: CGFloat) -> ScrollMotion {
    if from == to { return rest(at: to) }
    return ScrollMotion(
      end: to, pieces: [Motion(from: from, to: to, .curve(.easeInEaseOut), duration: easeDuration)])
  }

  /// A spring from a position and a velocity to an end.
  ///
  /// - Parameters:
  ///   - overshoots: whether the velocity may move the coordinate past the end.
  ///   - begin: the start of the spring, in seconds.
  static func spring(
    from: CGFloat, velocity: CGFloat, to: CGFloat, overshoots: Bool = true, begin: TimeInterval = 0
  ) -> ScrollMotion {
    // A critically damped spring moves along (a + b t) e^(-ωt).
    let a = from - to
    var velocity = velocity
    // The spring doesn't overshoot if b has the sign of a.
    if !overshoots { velocity = a < 0 ? min(velocity, -frequency * a) : max(velocity, -frequency * a) }
    let b = velocity + frequency * a
    var duration: TimeInterval = 0
    func bound(_ time: TimeInterval) -> CGFloat { (abs(a) + abs(b) * time) * exp(-frequency * time) }
    // The bound rises at first if b is large; from 1/ω on it only falls.
    while bound(duration) > tolerance || duration < 1 / frequency, duration < 3 { duration += 1 / 60 }
    if abs(a) <= 1e-9, abs(velocity) <= 1e-9 { return rest(at: to) }
    let law = Motion.Law.spring(spring, velocity: velocity)
    return ScrollMotion(
      end: to, pieces: [Motion(from: from, to: to, law, begin: begin, duration: duration)])
  }

  /// A deceleration within a range. At an end of the range the coordinate bounces or stops; a coordinate that
  /// begins outside the range returns to it by a spring.
  ///
  /// v(t) = v₀ · rate^(1000 t), t in seconds.
  static func glide(
    from: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
  ) -> ScrollMotion {
    let nearest = min(max(from, range.lowerBound), range.upperBound)
    guard from == nearest else { return spring(from: from, velocity: velocity, to: nearest) }
    let loss = Motion.loss(rate)
    let distance = velocity / loss
    guard abs(distance) > tolerance else { return rest(at: from) }
    let edge = distance > 0 ? range.upperBound : range.lowerBound
    let law = Motion.Law.decay(velocity: velocity, rate: rate)
    guard abs(distance) > abs(edge - from) else {
      let duration = log(abs(distance) / tolerance) / loss
      let glide = Motion(from: from, to: from + distance, law, duration: duration)
      return ScrollMotion(end: glide.to, pieces: [glide])
    }
    let arrival = -log(1 - (edge - from) / distance) / loss
    let glide = Motion(from: from, to: edge, law, duration: arrival)
    guard bounces else { return ScrollMotion(end: edge, pieces: [glide]) }
    let bounce = spring(
      from: edge, velocity: velocity - loss * (edge - from), to: edge, begin: glide.end)
    return ScrollMotion(end: edge, pieces: [glide] + bounce.pieces)
  }
}
