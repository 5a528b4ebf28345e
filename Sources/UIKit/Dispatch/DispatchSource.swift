/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// A source of events, of which only timers exist.
public protocol DispatchSourceProtocol: AnyObject {
  /// Sets what is done for each event.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets what is done for each event.
  func setEventHandler(handler: DispatchWorkItem)
  /// Sets what is done when the source is canceled.
  func setCancelHandler(handler: (() -> Void)?)
  /// Starts the source.
  func activate()
  /// Starts the source, or goes on after `suspend()`.
  func resume()
  /// Holds the source back until `resume()`.
  func suspend()
  /// Ends the source permanently.
  func cancel()
  /// Whether the source was canceled.
  var isCancelled: Bool { get }
}

/// A timer on the virtual clock. A repeating one keeps the run going until it is canceled or suspended.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the time of the event, and the interval between further ones.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// Sets the time of the event, and the seconds between further ones.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets the time of the event, by a wall's clock.
  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// Sets the time of the event, by a wall's clock, and the seconds between further ones.
  func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Sets the time of the event, and the interval between further ones.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// Sets the time of the event, and the seconds between further ones.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// Sets the time of the event, by a wall's clock.
  public func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// Sets the time of the event, by a wall's clock, and the seconds between further ones.
  public func schedule(wallDeadline: DispatchWallTime, repeating interval: Double) {
    schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

/// Sources of events.
public class DispatchSource {
  fileprivate init() {}

  /// Options of a timer.
  public struct TimerFlags: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Exactly in time; here always.
    public static let strict = Self(rawValue: 1)
  }

  /// Creates a timer, which waits for `resume()`.
  ///
  /// - Parameter queue: where the handler is executed; in the background for nil.
  public class func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil)
    -> any DispatchSourceTimer
  {
    TimerSource(queue ?? .global())
  }
}

private final class TimerSource: DispatchSource, DispatchSourceTimer {
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var due: DispatchTime?
  private var interval: DispatchTimeInterval = .never
  private var isStarted = false
  private var suspensions = 0
  private var token: VirtualRunLoop.Token?
  private(set) var isCancelled = false

  init(_ queue: DispatchQueue) { self.queue = queue }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  func setEventHandler(handler: DispatchWorkItem) { self.handler = { handler.perform() } }
  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    (due, self.interval) = (deadline, interval)
    update()
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    let nanoseconds = interval.isFinite && interval < 1e9 ? Int(interval * 1e9) : nil
    schedule(deadline: deadline, repeating: nanoseconds.map { .nanoseconds($0) } ?? .never, leeway: leeway)
  }

  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
  }

  func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    schedule(deadline: wallDeadline.time, repeating: interval, leeway: leeway)
  }

  func activate() {
    isStarted = true
    update()
  }

  func resume() {
    if suspensions > 0 { suspensions -= 1 }
    activate()
  }

  func suspend() {
    suspensions += 1
    update()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    update()
    handler = nil
    if let cancelHandler, let run = Run.current {
      run.schedule(cancelHandler, on: queue, at: run.loop.now)
    }
  }

  private func update() {
    guard let run = Run.current else { return }
    if let token { run.loop.cancel(token) }
    token = nil
    guard isStarted, suspensions == 0, !isCancelled, let due else { return }
    token = run.loop.schedule(at: due.time) { [self] in fire(in: run) }
  }

  private func fire(in run: Run) {
    token = nil
    switch interval {
    case .never: due = nil
    default:
      // At least a tenth of a millisecond, so that the clock moves on.
      due = due.map { max($0 + interval, $0 + 0.0001) }
    }
    update()
    guard let handler else { return }
    if queue.isMain { handler() } else { run.schedule(handler, on: queue, at: run.loop.now) }
  }
}

/// An instant of a wall's clock: the same as on the virtual clock.
public struct DispatchWallTime: Hashable, Sendable {
  let time: DispatchTime

  /// The current time.
  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
  /// An instant later than any run.
  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  /// Adds seconds.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }
  /// Adds an interval.
  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(time: time.time + interval)
  }
}
