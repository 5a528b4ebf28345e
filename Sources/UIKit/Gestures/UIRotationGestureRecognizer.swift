/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The way of each finger around their middle before the rotation begins, in points: that of a pinch. The
  /// rotation counts from the first angle. [unverified]
  static let hysteresis: CGFloat = UIPinchGestureRecognizer.hysteresis / 2

  /// The angle by which the fingers have turned, in radians, clockwise on screen; more than a turn counts on. A set
  /// rotation continues from its new value.
  open var rotation: CGFloat {
    get { angle - reference }
    set { if newValue.isFinite { reference = angle - newValue } }
  }

  /// The change of the rotation in radians per second, over the last tenth of a second.
  open var velocity: CGFloat { tracker.velocity(at: now).x }

  /// The angle of the line between the fingers, without jumps at half a turn.
  private var angle: CGFloat = 0
  private var firstAngle: CGFloat = 0
  private var reference: CGFloat = 0
  private var radius: CGFloat = 0
  private var tracker = VelocityTracker()
  private var now: TimeInterval = 0

  private var down: [UITouch] { followed.filter { !$0.isOver } }

  /// Measures the angle when the second finger comes down; fails with a third one, unless the rotation has
  /// begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard followed.count == 2 else {
      if followed.count > 2, state == .possible { state = .failed }
      return
    }
    angle = direction
    measure(event)
    (firstAngle, reference) = (angle, angle)
  }

  /// Begins when each finger has moved four points around their middle; changes afterward.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard followed.count >= 2 else { return }
    measure(event)
    if state != .possible {
      state = .changed
    } else if abs(angle - firstAngle) * radius >= Self.hysteresis - 1e-6 {
      state = .began
    }
  }

  /// Ends when one of the two fingers is lifted; fails if the rotation hasn't begun and no finger is left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if followed.count >= 2 { measure(event) }
    guard down.count < 2 else { return }
    if state != .possible || isWaiting { state = .ended } else if down.isEmpty { state = .failed }
  }

  /// Cancels the rotation; fails if it hasn't begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Resets the rotation and the velocity to zero.
  open override func reset() {
    super.reset()
    (angle, firstAngle, reference, radius, tracker) = (0, 0, 0, 0, VelocityTracker())
  }

  private var line: CGPoint {
    let (a, b) = (followed[0].point, followed[1].point)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  /// The angle from the first finger to the second one, -π…π.
  private var direction: CGFloat { atan2(line.y, line.x) }

  private func measure(_ event: UIEvent) {
    var change = (direction - angle).remainder(dividingBy: 2 * .pi)
    // Fingers in one place have no angle.
    if line == .zero { change = 0 }
    angle += change
    radius = hypot(line.x, line.y) / 2
    now = event.timestamp
    tracker.add(CGPoint(x: angle, y: 0), at: now)
  }

  override var logDetail: String {
    func hundredths(_ number: CGFloat) -> Double { Double((number * 100).rounded() / 100) }
    return "rotation \(hundredths(rotation)) velocity \(hundredths(velocity))"
  }
}
