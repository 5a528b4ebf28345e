import TransitionEngine

/// A timer that fires at every frame of the display, 60 times a second.
///
/// There is a closure form beside that with a target and a selector:
///
/// ```swift
/// let link = CADisplayLink { link in position += speed * link.duration }
/// link.add()
/// ```
///
/// It keeps the run going until it is paused or invalidated.
open class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  /// When the action is called next, and on which loop.
  private var scheduled: (loop: VirtualRunLoop, token: VirtualRunLoop.Token)?
  private var isAdded = false
  private var isInvalidated = false
  /// Whether a run waits for its frames, from the next one on.
  var isAwaited = true

  /// When the frame was shown that the action is called for; seconds on the run's clock.
  open private(set) var timestamp: TimeInterval = 0
  /// When the next frame will be shown.
  open var targetTimestamp: TimeInterval { timestamp + duration }
  /// Seconds between frames.
  open var duration: TimeInterval { Run.frameInterval }

  /// Whether the action is left out for the time being; a run may come to rest meanwhile.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// A link that does nothing until it is added.
  ///
  /// - Parameter action: called at each frame with the link, which the run keeps as long as it is added.
  public init(action: @escaping (CADisplayLink) -> Void) { self.action = action }

  /// A link that does nothing until it is added.
  ///
  /// - Parameters:
  ///   - target: kept until the link is invalidated.
  ///   - selector: called at each frame, with the link if it takes one.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { selector.perform(on: target, sender: $0) }
  }

  /// Starts it on the run's loop. There is but one loop, with one mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add() }

  /// Starts it on the run's loop, with the next frame. One that was invalidated is not started again, which
  /// is noted in the log.
  open func add() {
    guard !isInvalidated else {
      return Run.note("add()", actor: "CADisplayLink", detail: "ignored: the link was invalidated")
    }
    isAdded = true
    update()
  }

  /// Stops it for good.
  open func invalidate() {
    isInvalidated = true
    isAdded = false
    update()
  }

  private func update() {
    if let (loop, token) = scheduled { loop.cancel(token) }
    scheduled = nil
    guard let run = Run.current, isAdded, !isPaused else { return }
    let next = run.nextFrame(after: run.loop.now)
    let token =
      isAwaited
      ? run.loop.schedule(at: next) { [self] in fire(in: run) }
      : run.loop.scheduleUnawaited(at: next) { [self] in fire(in: run) }
    scheduled = (run.loop, token)
  }

  private func fire(in run: Run) {
    timestamp = run.loop.now.seconds
    run.performFrame { action(self) }
    update()
  }
}
