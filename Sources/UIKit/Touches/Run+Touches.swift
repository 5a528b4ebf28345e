import TransitionEngine

extension Run {
  /// Schedules a touch, which is delivered to the window as time passes.
  ///
  /// - Parameter time: the time of touchdown, in seconds on the run's clock; the past means now.
  /// - Returns: the delivery, whose properties change as time passes.
  /// - Throws: `TouchPathProblem` for a point outside the screen, and for an invalid time.
  @discardableResult
  package func send(_ path: TouchPath, at time: TimeInterval) throws(TouchPathProblem) -> TouchDelivery {
    guard time.isFinite, time >= 0 else { throw .start(time) }
    let bounds = window.bounds
    for finger in path.fingers {
      guard bounds.contains(finger.start) else { throw .offScreen(finger.start, window: bounds.size) }
      // A moving finger may reach the far edges, although a point on them hits nothing.
      for point in finger.corners where !bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point) {
        throw .offScreen(point, window: bounds.size)
      }
    }
    let delivery = TouchDelivery(path, to: self)
    deliveries.append(delivery)
    loop.schedule(at: VirtualTime(seconds: time)) { delivery.begin() }
    return delivery
  }

  /// Adds a tap to the record of touches, so that it is visible. The tap isn't delivered: other code causes
  /// its effect, at once.
  ///
  /// - Parameter point: the point in the window.
  package func showTap(at point: CGPoint) {
    let index = recordTouch(at: point) - 1
    touches[index].ended = loop.now.seconds + TouchPath.tapDuration
  }

  /// Begins the record of a touch.
  ///
  /// - Returns: the touch's number.
  func recordTouch(at point: CGPoint) -> Int {
    let id = touches.count + 1
    touches.append(TouchRecord(id: id, began: loop.now.seconds, at: onPanel(point)))
    lastActivity = loop.now
    return id
  }

  /// Adds a point to the record of a touch. A touch that began before the recording has no record.
  func recordTouch(_ id: Int, at point: CGPoint, phase: UITouch.Phase) {
    guard touches.indices.contains(id - 1) else { return }
    touches[id - 1].add(onPanel(point), at: loop.now.seconds)
    if phase == .ended || phase == .cancelled {
      touches[id - 1].ended = loop.now.seconds
      touches[id - 1].wasCancelled = phase == .cancelled
    }
    lastActivity = loop.now
  }
}

/// Delivers one path to the window: touchdown at its start, a move at every display frame, a lift at its
/// exact end.
///
/// The last move reaches the point of the lift, so the end of a gesture changes only its state.
package final class TouchDelivery {
  private typealias Finger = (path: TouchPath.Finger, touch: UITouch, record: Int)

  private let path: TouchPath
  /// The run, which outlives its deliveries: it executes them.
  private unowned let run: Run
  private var fingers: [Finger] = []
  private var start = VirtualTime.zero
  private var isCancelled = false
  /// The recognizers on screen when the last finger was lifted, for a touch that nothing handled; otherwise
  /// empty.
  package private(set) var listeners: [String] = []

  init(_ path: TouchPath, to run: Run) {
    (self.path, self.run) = (path, run)
  }

  /// The name of the recognizer, control or cell that handled the touch; nil for none.
  package var handler: String? { fingers.compactMap(\.touch.handler).first }
  /// Whether all fingers have come down and lifted.
  package var isOver: Bool { !fingers.isEmpty && down.isEmpty }
  /// Whether a recognizer found its gesture in the touch, even if the gesture wasn't allowed to begin, or
  /// whether the touch was ignored on purpose.
  package var wasConsidered: Bool { fingers.contains { $0.touch.wasConsidered } }
  /// The names of the recognizers that followed the touch.
  package var followers: [String] {
    fingers.flatMap { $0.touch.gestureRecognizers ?? [] }.reduce(into: []) { names, recognizer in
      if !names.contains(recognizer.logName) { names.append(recognizer.logName) }
    }
  }

  private var now: TimeInterval { run.loop.now.seconds }
  private var down: [Finger] { fingers.filter { !$0.touch.isOver } }

  func begin() {
    guard !isCancelled else { return }
    start = run.loop.now
    fingers = path.fingers.map { finger in
      let record = run.recordTouch(at: finger.start)
      return (finger, UITouch(record, at: finger.start, in: run.window, timestamp: now), record)
    }
    send(fingers)
    scheduleNext()
  }

  private func step() {
    var moved: [Finger] = []
    for finger in down {
      let point = finger.path.point(at: (run.loop.now - start).seconds)
      let phase: UITouch.Phase = point == finger.touch.point ? .stationary : .moved
      move(finger, to: point, phase: phase)
      if phase == .moved { moved.append(finger) }
    }
    if !moved.isEmpty { run.performFrame { send(moved) } }
    let leaving = down.filter { end(of: $0) <= run.loop.now }
    if leaving.isEmpty { scheduleNext() } else { run.loop.schedule { self.lift(leaving) } }
  }

  private func lift(_ leaving: [Finger]) {
    for finger in leaving {
      move(finger, to: finger.touch.point, phase: path.ending == .lifted ? .ended : .cancelled)
    }
    send(leaving)
    scheduleNext()
  }

  private func move(_ finger: Finger, to point: CGPoint, phase: UITouch.Phase) {
    finger.touch.move(to: point, phase: phase, timestamp: now)
    run.recordTouch(finger.record, at: point, phase: phase)
  }

  /// Cancels the touch, or prevents it from beginning.
  func cancel() {
    isCancelled = true
    let fingers = down
    for finger in fingers { move(finger, to: finger.touch.point, phase: .cancelled) }
    if !fingers.isEmpty { send(fingers) }
    scheduleNext()
  }

  private func send(_ fingers: [Finger]) {
    run.window.sendEvent(UIEvent(fingers.map(\.touch), timestamp: now))
  }

  private func end(of finger: Finger) -> VirtualTime {
    start + VirtualTime(seconds: finger.path.duration)
  }

  /// Schedules the next step at the next display frame, counted from the start, or at a finger's end if that
  /// is earlier. Without fingers, ends the delivery.
  private func scheduleNext() {
    guard let end = down.map(end).min() else {
      if handler == nil { listeners = run.window.listeners }
      return run.deliveries.removeAll { $0 === self }
    }
    let frames = ((run.loop.now - start).seconds / Run.frameInterval + 1e-6).rounded(.down) + 1
    let next = start + VirtualTime(seconds: frames * Run.frameInterval)
    run.loop.schedule(at: min(next, end)) { self.step() }
  }
}
