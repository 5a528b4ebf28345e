/// Measures a velocity: the distance of the last tenth of a second, divided by its duration. [unverified]
///
/// The velocity of a finger that rests before it is lifted falls to zero within that time.
struct VelocityTracker {
  /// The measured time, in seconds.
  static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  /// - Parameter time: seconds, not before the last one.
  mutating func add(_ value: CGPoint, at time: TimeInterval) {
    samples.append((time, value))
    samples.removeAll { $0.time < time - Self.window - 1e-9 }
  }

  /// The velocity per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - Self.window - 1e-9 }
    guard let first = recent.first, let last = recent.last, time > first.time else { return .zero }
    let seconds = time - first.time
    return CGPoint(x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
  }
}
