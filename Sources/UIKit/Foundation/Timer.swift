/// Work that comes at an instant of the virtual clock, or again and again, by Foundation's name.
///
/// One that repeats keeps the run going until it is invalidated. Timers with a target and a selector are not modelled.
open class Timer: NSObject {
  /// Seconds from one time to the next; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval

  private let block: (Timer) -> Void
  private var token: VirtualRunLoop.Token?

  private init(timeInterval: TimeInterval, block: @escaping (Timer) -> Void) {
    self.timeInterval = timeInterval
    self.block = block
  }

  /// A timer on the loop of the current run, which keeps it while it is valid. Outside of any it never fires.
  ///
  /// - Parameters:
  ///   - interval: seconds from now, and from one time to the next; at least 0.0001.
  ///   - repeats: whether it goes on after the first time.
  ///   - block: called with the timer.
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let interval = interval >= 0.0001 ? interval : 0.0001
    let timer = Timer(timeInterval: repeats ? interval : 0, block: block)
    timer.schedule(after: interval)
    return timer
  }

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

  private func schedule(after interval: TimeInterval) {
    token = Run.current?.loop.schedule(after: VirtualTime(seconds: interval)) { [self] in
      if timeInterval > 0 { schedule(after: timeInterval) }
      fire()
    }
  }
}
