/// Work that comes at an instant of the virtual clock, or again and again, by Foundation's name.
///
/// One that repeats keeps the run going until it is invalidated.
open class Timer: NSObject {
  /// Seconds from one time to the next; 0 for a timer that does not repeat.
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

  /// A timer on the loop of the current run, which keeps it while it is valid. Outside of any it never fires.
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

  /// The same, with a target, which is kept while the timer is valid, and what it is asked to do.
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

  /// Whether it will fire again.
  open var isValid: Bool { token != nil }

  /// Stops it for good.
  open func invalidate() {
    if let token { Run.current?.loop.cancel(token) }
    token = nil
  }

  /// Calls the block at once. A timer that does not repeat is then done.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { invalidate() }
    block(self)
  }

  /// Starts it, unless it runs.
  func start() { if !isValid { schedule() } }

  private func schedule() {
    token = Run.current?.loop.schedule(after: VirtualTime(seconds: interval)) { [self] in
      if timeInterval > 0 { schedule() }
      fire()
    }
  }
}
