/// Recognises a finger that stays where it is; then it may move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Fingers that have to be down; more of them fail. Taps before the press are not modelled.
  open var numberOfTouchesRequired = 1
  /// How far the fingers may move before the press is recognised, in points.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var timer: VirtualRunLoop.Token?

  /// Starts to wait when enough fingers are down; fails for too many.
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

  /// Fails when the fingers stray before the press is recognised; changes afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    guard let start else { return }
    let point = location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
  }

  /// Ends with the first finger that leaves; fails if that is too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible && !isWaiting ? .failed : .ended
  }

  /// Cancels the press; fails if there is none yet.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Forgets the press, and stops waiting.
  open override func reset() {
    super.reset()
    if let timer { Run.current?.loop.cancel(timer) }
    (start, timer) = (nil, nil)
  }
}
