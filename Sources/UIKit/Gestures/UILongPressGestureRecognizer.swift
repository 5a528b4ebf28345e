/// Recognizes fingers that rest for a while, after which they may move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers rest before the press is recognized, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of fingers that press; with more of them, the gesture fails.
  open var numberOfTouchesRequired = 1
  /// The distance that the fingers may move before the press is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var timer: VirtualRunLoop.Token?

  /// Starts the timer when enough fingers are down; fails with too many.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if followed.count > numberOfTouchesRequired { return state = .failed }
    guard followed.count == numberOfTouchesRequired else { return }
    start = location(in: nil)
    let delay = VirtualTime(seconds: minimumPressDuration)
    timer = Run.current?.loop.schedule(after: delay) { [weak self] in
      if let self, state == .possible { state = .began }
    }
  }

  /// Fails when the fingers move too far before the press is recognized; changes afterward.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    guard let start else { return }
    let point = location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
  }

  /// Ends when the first finger is lifted; fails if the press hasn't been recognized.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible && !isWaiting ? .failed : .ended
  }

  /// Cancels the press; fails if it hasn't been recognized.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Resets the press, and stops the timer.
  open override func reset() {
    super.reset()
    if let timer { Run.current?.loop.cancel(timer) }
    (start, timer) = (nil, nil)
  }
}
