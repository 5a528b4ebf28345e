/// Recognises a finger, or several, that move across a view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move before that is a pan, in points. The translation counts from there: at `began`
  /// it is about zero. [unverified]
  static let hysteresis: CGFloat = 10

  /// Fewer fingers than these move nothing.
  open var minimumNumberOfTouches = 1
  /// More fingers than these are no pan.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers' middle has moved since the first touch, in the window.
  private var movement = CGPoint.zero
  /// The movement at which the translation is zero.
  private var origin = CGPoint.zero
  private var tracker = VelocityTracker()
  private var now: TimeInterval = 0

  /// How far the fingers have moved, in a view's coordinates.
  ///
  /// - Parameter view: nil for the window.
  open func translation(in view: UIView?) -> CGPoint {
    convert(CGPoint(x: movement.x - origin.x, y: movement.y - origin.y), to: view)
  }

  /// Makes the translation count from another value on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    let offset = convert(translation, from: view)
    origin = CGPoint(x: movement.x - offset.x, y: movement.y - offset.y)
  }

  /// Points per second, over the last tenth of a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(tracker.velocity(at: now), to: view)
  }

  /// Whether a movement that is long enough is one that this recogniser looks for.
  func isPan(_ movement: CGPoint) -> Bool { true }

  // MARK: Touches

  /// Fails for too many fingers, unless the pan has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, followed.count > maximumNumberOfTouches { state = .failed }
    track(event)
  }

  /// Begins when the fingers have moved ten points together; changes afterwards.
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

  /// Ends when fewer fingers are left than the pan takes; fails if it has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if followed.count >= minimumNumberOfTouches { move(touches) }
    track(event)
    guard followed.filter({ !$0.isOver }).count < max(minimumNumberOfTouches, 1) else { return }
    state = state == .possible && !isWaiting ? .failed : .ended
  }

  /// Cancels the pan; fails if there is none yet.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func willBegin() {
    let length = hypot(movement.x, movement.y)
    guard length > 0 else { return }
    let share = min(Self.hysteresis / length, 1)
    origin = CGPoint(x: movement.x * share, y: movement.y * share)
  }

  /// Sets translation and velocity to zero.
  open override func reset() {
    super.reset()
    (movement, origin, tracker) = (.zero, .zero, VelocityTracker())
  }

  /// Adds what the touches' moves mean for the middle of all.
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
  /// A distance in the window as one in a view.
  func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// A distance in a view as one in the window.
  func convert(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
