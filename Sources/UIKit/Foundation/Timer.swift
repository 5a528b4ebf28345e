/// A timer on the virtual clock, which fires once or repeatedly, by Foundation's name.
///
/// A repeating timer keeps the run going until it is invalidated.
open class Timer: NSObject {
  /// The seconds from one firing to the next; 0 for a timer that doesn't repeat.
  public let timeInterval: TimeInterval

  private let interval: TimeInterval
  private let block: (Timer) -> Void
  /// Whether the timer was made by `init()`, without anything to do.
  private let isPlaceholder: Bool
  private var token: VirtualRunLoop.Token?

  /// A timer that isn't valid and never fires: a placeholder.
  public override init() {
    (interval, timeInterval, isPlaceholder) = (0, 0, true)
    block = { _ in }
    super.init()
  }

  /// A timer that does nothing until it is added to a loop.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.interval = interval >= 0.0001 ? interval : 0.0001
    timeInterval = repeats ? self.interval : 0
    self.block = block
    isPlaceholder = false
  }

  /// A timer that does nothing until it is added to a loop, and then calls a target's method, which keeps the target
  /// alive.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, sender: $0) }
    self.userInfo = userInfo
  }

  /// A timer that does nothing until it is added to a loop, and fires first at a date.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    firstDate = date
  }

  /// How late the timer may fire, in seconds; kept, without effect: it fires in time.
  open var tolerance: TimeInterval = 0
  private var firstDate: Date?
  /// The instant at which the timer fires next; setting it moves a valid timer's.
  open var fireDate: Date {
    get { nextDate ?? firstDate ?? Date(timeIntervalSinceNow: interval) }
    set {
      firstDate = newValue
      guard let token else { return }
      Run.current?.loop.cancel(token)
      schedule()
    }
  }
  private var nextDate: Date?

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
  func start() { if !isValid, !isPlaceholder { schedule() } }

  private func schedule() {
    let delay = firstDate.map { max($0.timeIntervalSinceNow, 0) } ?? interval
    firstDate = nil
    nextDate = Date(timeIntervalSinceNow: delay)
    token = Run.current?.loop.schedule(after: VirtualTime(seconds: delay)) { [self] in
      if timeInterval > 0 { schedule() }
      fire()
    }
  }
}
