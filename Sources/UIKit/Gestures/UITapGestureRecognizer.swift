/// Recognizes one tap or several in a row.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The greatest distance of the fingers' center from its start, in all taps, in points. [unverified]
  static let tolerance: CGFloat = 45
  /// The longest time that a finger may stay down, in seconds. [unverified]
  static let longestTouch: TimeInterval = 0.75
  /// The longest time from the end of one tap to the start of the next, in seconds. [unverified]
  static let longestPause: TimeInterval = 0.35

  /// The number of taps in a row, at most 0.35 seconds apart.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap together; with more of them, the gesture fails.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var start: CGPoint?
  /// The touches of the taps so far.
  private var counted: [UITouch] = []
  private var timer: VirtualRunLoop.Token?

  /// Starts the timer of a tap; fails with too many fingers, and for a tap too far from the first one.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers == 0 { failUnlessDone(within: Self.longestTouch) }
    fingers += touches.count
    if fingers > numberOfTouchesRequired { return state = .failed }
    failIfStrayed()
  }

  /// Fails when the fingers' center has moved more than 45 points.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { failIfStrayed() }

  /// Counts a tap when all fingers have been lifted, and recognizes the gesture with the last tap; fails with
  /// too few fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    failIfStrayed()
    guard state == .possible, followed.allSatisfy(\.isOver) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    stopTimer()
    taps += 1
    fingers = 0
    counted += followed
    guard taps >= numberOfTapsRequired else { return failUnlessDone(within: Self.longestPause) }
    // Earlier taps are part of the gesture, although it is recognized only now.
    for touch in counted { touch.wasConsidered = true }
    state = .ended
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Resets the number of taps, and stops the timer.
  open override func reset() {
    super.reset()
    stopTimer()
    (taps, fingers, start, counted) = (0, 0, nil, [])
  }

  /// Whether this gesture makes another one fail; false for a tap recognizer that requires more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failIfStrayed() {
    let point = location(in: nil)
    let start = start ?? point
    self.start = start
    if hypot(point.x - start.x, point.y - start.y) > Self.tolerance, state == .possible { state = .failed }
  }

  private func failUnlessDone(within seconds: TimeInterval) {
    stopTimer()
    timer = Run.current?.loop.schedule(after: VirtualTime(seconds: seconds)) { [weak self] in
      guard let self, state == .possible, !isWaiting else { return }
      state = .failed
    }
  }

  private func stopTimer() {
    if let timer { Run.current?.loop.cancel(timer) }
    timer = nil
  }
}
