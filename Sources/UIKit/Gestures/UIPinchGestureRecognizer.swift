/// Recognizes two fingers that move apart or toward each other.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the fingers' distance before the pinch begins, in points. The scale counts from their
  /// first distance. [unverified]
  static let hysteresis: CGFloat = 8
  /// The smallest distance of the fingers, in points: a distance of 0 would have no scale.
  private static let leastDistance: CGFloat = 1

  /// The fingers' distance relative to the first distance. A set scale continues from its new value.
  open var scale: CGFloat {
    get { distance / reference }
    set { if newValue.isFinite, newValue > 0 { reference = distance / newValue } }
  }

  /// The change of the scale per second, over the last tenth of a second.
  open var velocity: CGFloat { tracker.velocity(at: now).x / reference }

  private var distance: CGFloat = 1
  private var firstDistance: CGFloat = 1
  private var reference: CGFloat = 1
  private var tracker = VelocityTracker()
  private var now: TimeInterval = 0

  private var down: [UITouch] { followed.filter { !$0.isOver } }

  /// Measures the distance when the second finger comes down; fails with a third one, unless the pinch has
  /// begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard followed.count == 2 else {
      if followed.count > 2, state == .possible { state = .failed }
      return
    }
    measure(event)
    (firstDistance, reference) = (distance, distance)
  }

  /// Begins when the fingers' distance has changed by eight points; changes afterward.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard followed.count >= 2 else { return }
    measure(event)
    if state != .possible {
      state = .changed
    } else if abs(distance - firstDistance) >= Self.hysteresis - 1e-6 {
      state = .began
    }
  }

  /// Ends when one of the two fingers is lifted; fails if the pinch hasn't begun and no finger is left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if followed.count >= 2 { measure(event) }
    guard down.count < 2 else { return }
    if state != .possible || isWaiting { state = .ended } else if down.isEmpty { state = .failed }
  }

  /// Cancels the pinch; fails if it hasn't begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Resets the scale to 1 and the velocity to zero.
  open override func reset() {
    super.reset()
    (distance, firstDistance, reference, tracker) = (1, 1, 1, VelocityTracker())
  }

  private func measure(_ event: UIEvent) {
    let (a, b) = (followed[0].point, followed[1].point)
    distance = max(hypot(a.x - b.x, a.y - b.y), Self.leastDistance)
    now = event.timestamp
    tracker.add(CGPoint(x: distance, y: 0), at: now)
  }

  override var logDetail: String {
    func hundredths(_ number: CGFloat) -> Double { Double((number * 100).rounded() / 100) }
    return "scale \(hundredths(scale)) velocity \(hundredths(velocity))"
  }
}
