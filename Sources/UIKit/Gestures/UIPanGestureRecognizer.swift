/// Recognizes one or several fingers that move across a view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that the fingers move before the pan begins, in points. The translation counts from there:
  /// at `began` it is about zero. [unverified]
  static let hysteresis: CGFloat = 10

  /// The smallest number of fingers; with fewer, movements are ignored.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; with more, a pan that hasn't begun fails.
  open var maximumNumberOfTouches = Int.max

  /// The movement of the fingers' center since the first touch, in the window.
  private var movement = CGPoint.zero
  /// The movement at which the translation is zero.
  private var origin = CGPoint.zero
  private var tracker = VelocityTracker()
  private var now: TimeInterval = 0

  /// The movement of the fingers, in a view's coordinates.
  ///
  /// - Parameter view: nil for the window.
  open func translation(in view: UIView?) -> CGPoint {
    convert(CGPoint(x: movement.x - origin.x, y: movement.y - origin.y), to: view)
  }

  /// Sets the translation to another value, from which it continues.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    let offset = convert(translation, from: view)
    origin = CGPoint(x: movement.x - offset.x, y: movement.y - offset.y)
  }

  /// The velocity in points per second, over the last tenth of a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: now), to: view)
  }

  /// Whether a movement of sufficient length is a pan for this recognizer; true unless overridden.
  func isPan(_ movement: CGPoint) -> Bool { true }

  // MARK: Touches

  /// Fails with too many fingers, unless the pan has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, followed.count > maximumNumberOfTouches { state = .failed }
    track(event)
  }

  /// Begins when the fingers' center has moved ten points; changes afterward.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard followed.count >= minimumNumberOfTouches else { return }
    move(touches)
    track(event)
    if state != .possible {
      state = .changed
    } else if hypot(movement.x, movement.y) >= Self.hysteresis - 1e-6 {
      state = isPan(movement) ? .began : .failed
    }
  }

  /// Ends when fewer fingers are left than the pan needs; fails if it hasn't begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if followed.count >= minimumNumberOfTouches { move(touches) }
    track(event)
    guard followed.filter({ !$0.isOver }).count < max(minimumNumberOfTouches, 1) else { return }
    state = state == .possible && !isWaiting ? .failed : .ended
  }

  /// Cancels the pan; fails if it hasn't begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func willBegin() {
    let length = hypot(movement.x, movement.y)
    guard length > 0 else { return }
    let share = min(Self.hysteresis / length, 1)
    origin = CGPoint(x: movement.x * share, y: movement.y * share)
  }

  /// Resets the translation and the velocity to zero.
  open override func reset() {
    super.reset()
    (movement, origin, tracker) = (.zero, .zero, VelocityTracker())
  }

  /// Adds the movement of the touches to that of the center of all followed touches.
  private func move(_ touches: Set<UITouch>) {
    let count = CGFloat(max(followed.count, 1))
    for touch in followed where touches.contains(touch) {
      movement.x += (touch.point.x - touch.previousPoint.x) / count
      movement.y += (touch.point.y - touch.previousPoint.y) / count
    }
  }

  private func track(_ event: UIEvent) {
    now = event.timestamp
    tracker.add(movement, at: now)
  }

  override var logDetail: String {
    func text(_ point: CGPoint) -> String { "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))" }
    return "translation \(text(translation(in: nil))) velocity \(text(velocity(in: nil)))"
  }
}

extension UIGestureRecognizer {
  /// Converts a vector from the window's coordinates to those of a view.
  func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Converts a vector from a view's coordinates to those of the window.
  func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
