import TransitionEngine

extension Run {
  /// Lets fingers touch the window: what is under them hears of it as time passes.
  ///
  /// - Parameter time: of coming down, in seconds on the run's clock; the past means now.
  /// - Throws: what does not fit on the screen or into time.
  package func send(_ path: TouchPath, at time: TimeInterval) throws(TouchPathProblem) {
    guard time.isFinite, time >= 0 else { throw .start(time) }
    let bounds = window.bounds
    for finger in path.fingers {
      guard bounds.contains(finger.start) else { throw .offScreen(finger.start, window: bounds.size) }
      // The far edges belong to the screen for a finger that moves, though none of its points hits there.
      for point in finger.corners where !bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point) {
        throw .offScreen(point, window: bounds.size)
      }
    }
    let delivery = TouchDelivery(path, to: self)
    loop.schedule(at: VirtualTime(seconds: time)) { delivery.begin() }
  }

  /// Begins the record of a touch.
  ///
  /// - Returns: its number.
  func recordTouch(at point: CGPoint) -> Int {
    let id = touches.count + 1
    touches.append(TouchRecord(id: id, began: loop.now.seconds, at: point))
    lastActivity = loop.now
    return id
  }

  /// Adds to the record of a touch. One that began before the recording has none.
  func recordTouch(_ id: Int, at point: CGPoint, phase: UITouch.Phase) {
    guard touches.indices.contains(id - 1) else { return }
    touches[id - 1].add(point, at: loop.now.seconds)
    if phase == .ended || phase == .cancelled {
      touches[id - 1].ended = loop.now.seconds
      touches[id - 1].wasCancelled = phase == .cancelled
    }
    lastActivity = loop.now
  }
}

/// Carries one path to the window: down at its start, moved at every display frame, up at its exact end.
private final class TouchDelivery {
  private let path: TouchPath
  private let run: Run
  private var fingers: [(finger: TouchPath.Finger, touch: UITouch, record: Int)] = []
  private var start = VirtualTime.zero
  private var frame = 0

  init(_ path: TouchPath, to run: Run) {
    (self.path, self.run) = (path, run)
  }

  private var now: TimeInterval { run.loop.now.seconds }

  func begin() {
    start = run.loop.now
    fingers = path.fingers.map { finger in
      let touch = UITouch(at: finger.start, in: run.window, timestamp: now)
      return (finger, touch, run.recordTouch(at: finger.start))
    }
    run.window.sendEvent(UIEvent(fingers.map(\.touch), timestamp: now))
    scheduleNext()
  }

  private func step() {
    var changed: [UITouch] = []
    for (finger, touch, record) in fingers where !touch.isOver {
      let point = finger.point(at: (run.loop.now - start).seconds)
      let isOver = run.loop.now >= end(of: finger)
      let phase: UITouch.Phase =
        isOver ? (path.ending == .lifted ? .ended : .cancelled) : point == touch.point ? .stationary : .moved
      touch.move(to: point, phase: phase, timestamp: now)
      run.recordTouch(record, at: point, phase: phase)
      if phase != .stationary { changed.append(touch) }
    }
    if !changed.isEmpty { run.window.sendEvent(UIEvent(changed, timestamp: now)) }
    scheduleNext()
  }

  private func end(of finger: TouchPath.Finger) -> VirtualTime {
    start + VirtualTime(seconds: finger.duration)
  }

  /// The next display frame, or the next end of a finger if that is earlier.
  private func scheduleNext() {
    let ends = fingers.filter { !$0.touch.isOver }.map { end(of: $0.finger) }
    guard let end = ends.min() else { return }
    var next = nextFrame
    if next <= run.loop.now {
      frame += 1
      next = nextFrame
    }
    run.loop.schedule(at: min(next, end)) { self.step() }
  }

  private var nextFrame: VirtualTime { start + VirtualTime(seconds: Double(frame) / 60) }
}
