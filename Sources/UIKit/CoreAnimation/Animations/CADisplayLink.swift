import TransitionEngine

/// A timer that fires at every frame of the display, 60 times a second, or less often if code asks for it.
///
/// Besides the initializer with a target and a selector, there is one with a closure:
///
/// ```swift
/// let link = CADisplayLink { link in position += speed * link.duration }
/// link.add()
/// ```
///
/// A display link keeps the run going until it's paused or invalidated.
open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  /// The next scheduled call of the action, and its loop.
  private var scheduled: (loop: VirtualRunLoop, token: VirtualRunLoop.Token)?
  /// The time of the last call; nil before the first.
  private var lastFrame: VirtualTime?
  private var isAdded = false
  private var isInvalidated = false
  /// Whether a run waits for the link's frames, starting with the next one.
  var isAwaited = true

  /// The time of the frame for which the action is called, in seconds on the run's clock.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame, in seconds on the run's clock.
  open var targetTimestamp: TimeInterval { timestamp + duration * Double(framesPerCall) }
  /// The seconds between frames.
  open var duration: TimeInterval { Run.frameInterval }

  /// How often the action is called, in times a second; 0, unless set, for each frame. The display shows 60 frames a
  /// second: 30 calls every other frame, 25 as well.
  open var preferredFramesPerSecond = 0
  /// How often the action is called, which comes before `preferredFramesPerSecond`: its preferred rate, or else its
  /// maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The number of frames from one call to the next, by its older name; it comes last.
  open var frameInterval = 1

  /// The number of frames from one call to the next.
  private var framesPerCall: Int {
    let range = preferredFrameRateRange
    let wanted = Double(range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum)
    let rate = wanted > 0 ? wanted : Double(preferredFramesPerSecond)
    guard rate > 0 else { return max(frameInterval, 1) }
    return max(Int((1 / Run.frameInterval / rate + 1e-6).rounded(.down)), 1)
  }

  /// Whether calls of the action are suspended. A paused link lets the run end.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// Creates a link that does nothing until it's added.
  ///
  /// - Parameter action: called at each frame with the link, which the run keeps as long as it is added.
  public init(action: @escaping (CADisplayLink) -> Void) { self.action = action }

  /// Creates a link that does nothing until it's added.
  ///
  /// - Parameters:
  ///   - target: kept until the link is invalidated.
  ///   - selector: called at each frame, with the link if it takes one.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { selector.perform(on: target, sender: $0) }
  }

  /// Starts the link on the run's loop. There is only one loop, with one mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add() }

  /// Starts the link on the run's loop, with the next frame. A link that was invalidated isn't started again,
  /// which is noted in the log.
  open func add() {
    guard !isInvalidated else {
      return Run.note("add()", actor: "CADisplayLink", detail: Remark("ignored: the link was invalidated"))
    }
    isAdded = true
    update()
  }

  /// Stops the link on the run's loop; `add(to:forMode:)` starts it again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops the link permanently.
  open func invalidate() {
    isInvalidated = true
    isAdded = false
    update()
  }

  private func update() {
    if let (loop, token) = scheduled { loop.cancel(token) }
    scheduled = nil
    guard let run = Run.current, isAdded, !isPaused else { return }
    var next = run.nextFrame(after: run.loop.now)
    if framesPerCall > 1, let last = lastFrame {
      let due = last.seconds + Double(framesPerCall) * Run.frameInterval
      next = max(next, run.nextFrame(after: VirtualTime(seconds: due - Run.frameInterval)))
    }
    let token =
      isAwaited
      ? run.loop.schedule(at: next) { [self] in fire(in: run) }
      : run.loop.scheduleUnawaited(at: next) { [self] in fire(in: run) }
    scheduled = (run.loop, token)
  }

  private func fire(in run: Run) {
    timestamp = run.loop.now.seconds
    run.hasToldTime = true
    lastFrame = run.loop.now
    run.performFrame { action(self) }
    update()
  }
}
