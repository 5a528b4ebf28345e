/// Recognises one tap or several in a row.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move in a tap, and from one tap to the next, in points. [unverified]
  static let tolerance: CGFloat = 45
  /// How long a finger may stay down, in seconds. [unverified]
  static let longestTouch: TimeInterval = 0.75
  /// Seconds from one tap's end to the next one's beginning. [unverified]
  static let longestPause: TimeInterval = 0.35

  /// Taps in a row, at most 0.35 seconds apart.
  open var numberOfTapsRequired = 1
  /// Fingers that have to tap together; more of them fail.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var start: CGPoint?
  private var timer: VirtualRunLoop.Token?

  /// Starts to wait for the fingers' leaving; fails for too many, and for a tap too far from the first.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers == 0 { failUnlessDone(within: Self.longestTouch) }
    fingers += touches.count
    if fingers > numberOfTouchesRequired { return state = .failed }
    failIfStrayed()
  }

  /// Fails when the fingers' middle has moved more than 45 points.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { failIfStrayed() }

  /// Counts a tap when all fingers have left, and recognises the last one; fails for too few fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    failIfStrayed()
    guard state == .possible, followed.allSatisfy(\.isOver) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    stopTimer()
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired { state = .ended } else { failUnlessDone(within: Self.longestPause) }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Forgets the taps so far, and stops waiting.
  open override func reset() {
    super.reset()
    stopTimer()
    (taps, fingers, start) = (0, 0, nil)
  }

  /// A tap does not keep one from being recognised that takes more taps.
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
