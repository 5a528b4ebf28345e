import TransitionEngine

/// How one coordinate of a content offset goes on by itself, as a function of time.
struct ScrollMotion: Hashable {
  private enum Course: Hashable {
    /// Loses its speed by a factor of `rate` per millisecond.
    case glide(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    /// A critically damped spring: `to + (a + b t) e^(-ωt)`.
    case spring(to: CGFloat, a: CGFloat, b: CGFloat)
    case ease(from: CGFloat, to: CGFloat)
  }

  private struct Piece: Hashable {
    var course: Course
    /// Seconds.
    var duration: TimeInterval
  }

  /// What is nearer to its end than this is there, in points. [unverified]
  static let tolerance: CGFloat = 0.5
  /// The springs' ω, per second. [unverified]
  private static let stiffness: CGFloat = 15
  /// Of an animation that code asks for, in seconds. [unverified]
  private static let easeDuration: TimeInterval = 0.3

  /// Where it comes to rest.
  let end: CGFloat
  private let pieces: [Piece]

  /// Seconds.
  var duration: TimeInterval { pieces.reduce(0) { $0 + $1.duration } }

  /// - Parameter time: seconds; from `duration` on that is `end`.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    var time = max(time, 0)
    for piece in pieces {
      if time < piece.duration { return Self.position(piece.course, at: time, of: piece.duration) }
      time -= piece.duration
    }
    return end
  }

  private static func position(_ course: Course, at time: TimeInterval, of duration: TimeInterval) -> CGFloat
  {
    switch course {
    case .glide(let from, let velocity, let rate):
      return from + velocity * (1 - pow(rate, 1000 * time)) / loss(rate)
    case .spring(let to, let a, let b): return to + (a + b * time) * exp(-stiffness * time)
    case .ease(let from, let to):
      return from + (to - from) * CubicBezier.easeInEaseOut.value(at: time / duration)
    }
  }

  // MARK: Kinds of motion

  static func rest(at position: CGFloat) -> ScrollMotion { ScrollMotion(end: position, pieces: []) }

  /// Ease-in-out, as an animation that code asks for.
  static func ease(from: CGFloat, to: CGFloat) -> ScrollMotion {
    if from == to { return rest(at: to) }
    return ScrollMotion(
      end: to, pieces: [Piece(course: .ease(from: from, to: to), duration: easeDuration)])
  }

  /// A spring from a position and a velocity to an end.
  ///
  /// - Parameter overshoots: whether the velocity may carry it past the end.
  static func spring(
    from: CGFloat, velocity: CGFloat, to: CGFloat, overshoots: Bool = true
  ) -> ScrollMotion {
    let a = from - to
    var velocity = velocity
    // b has to keep the sign of a for the spring to stay on its side.
    if !overshoots { velocity = a < 0 ? min(velocity, -stiffness * a) : max(velocity, -stiffness * a) }
    let b = velocity + stiffness * a
    var duration: TimeInterval = 0
    func bound(_ time: TimeInterval) -> CGFloat { (abs(a) + abs(b) * time) * exp(-stiffness * time) }
    // The bound rises at first if b is large; it falls for good after 1/ω.
    while bound(duration) > tolerance || duration < 1 / stiffness, duration < 3 { duration += 1 / 60 }
    if abs(a) <= 1e-9, abs(velocity) <= 1e-9 { return rest(at: to) }
    return ScrollMotion(end: to, pieces: [Piece(course: .spring(to: to, a: a, b: b), duration: duration)])
  }

  /// Glides within a range; beyond its ends a spring brings it back, or it stops there.
  ///
  /// v(t) = v₀ · rate^(1000 t), t in seconds.
  static func glide(
    from: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
  ) -> ScrollMotion {
    let nearest = min(max(from, range.lowerBound), range.upperBound)
    guard from == nearest else { return spring(from: from, velocity: velocity, to: nearest) }
    let distance = velocity / loss(rate)
    guard abs(distance) > tolerance else { return rest(at: from) }
    let course = Course.glide(from: from, velocity: velocity, rate: rate)
    let edge = distance > 0 ? range.upperBound : range.lowerBound
    guard abs(distance) > abs(edge - from) else {
      let duration = log(abs(distance) / tolerance) / loss(rate)
      return ScrollMotion(end: from + distance, pieces: [Piece(course: course, duration: duration)])
    }
    let arrival = -log(1 - (edge - from) / distance) / loss(rate)
    let glide = Piece(course: course, duration: arrival)
    guard bounces else { return ScrollMotion(end: edge, pieces: [glide]) }
    let bounce = spring(from: edge, velocity: velocity - loss(rate) * (edge - from), to: edge)
    return ScrollMotion(end: edge, pieces: [glide] + bounce.pieces)
  }

  /// The share of its speed that a gliding view loses per second: distance = speed / loss.
  private static func loss(_ rate: CGFloat) -> CGFloat { -1000 * log(rate) }
}
