/// A timer on the virtual clock, which fires once or repeatedly, by Foundation's name.
///
/// A repeating timer keeps the run going until it is invalidated.
open class Timer: NSObject {
  /// The seconds from one firing to the next; 0 for a timer that doesn't repeat.
  public let timeInterval: TimeInterval

  private let interval: TimeInterval
  private let block: (Timer) -> Void
  private var token: VirtualRunLoop.Token?

  /// A timer that does nothing until it is added to a loop.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.interval = interval >= 0.0001 ? interval : 0.0001
    timeInterval = repeats ? self.interval : 0
    self.block = block
  }

  /// A timer on the current run's loop, which keeps it while it is valid. Outside a run it never fires.
  ///
  /// - Parameters:
  ///   - interval: seconds from now, and from one time to the next; at least 0.0001.
  ///   - repeats: whether it goes on after the first time.
  ///   - block: called with the timer.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// A timer on the current run's loop that calls a target's method. The target is kept alive while the timer
  /// is valid.
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) {
      aSelector.perform(on: target, sender: $0)
    }
    timer.userInfo = userInfo
    return timer
  }

  /// The user info that the timer was made with; nil for none.
  open private(set) var userInfo: Any?

  /// Whether the timer will fire again.
  open var isValid: Bool { token != nil }

  /// Stops the timer permanently.
  open func invalidate() {
    if let token { Run.current?.loop.cancel(token) }
    token = nil
  }

  /// Calls the block of a valid timer at once. A timer that doesn't repeat is invalidated first.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { invalidate() }
    block(self)
  }

  /// Starts the timer, unless it is running.
  func start() { if !isValid { schedule() } }

  private func schedule() {
    token = Run.current?.loop.schedule(after: VirtualTime(seconds: interval)) { [self] in
      if timeInterval > 0 { schedule() }
      fire()
    }
  }
}
