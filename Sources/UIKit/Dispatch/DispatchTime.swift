/// An instant of the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
  let time: VirtualTime

  /// Returns the time on the current run's clock; zero outside of any run.
  public static func now() -> DispatchTime { DispatchTime(time: Run.current?.loop.now ?? .zero) }

  /// An instant later than any run.
  public static let distantFuture = DispatchTime(time: VirtualTime(seconds: .infinity))

  /// The nanoseconds on the run's clock; 0 before its start.
  public var uptimeNanoseconds: UInt64 {
    Run.current?.hasToldTime = true
    return UInt64(clamping: time.ticks)
  }

  /// Returns whether `a` is earlier than `b`.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }

  /// Adds seconds, which may be negative; NaN counts as 0.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: time.time + VirtualTime(seconds: seconds))
  }

  /// Goes back by seconds, which may be negative; NaN counts as 0.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  /// Adds an interval; `never` is later than any run.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: DispatchTime(time: VirtualTime(seconds: .infinity))
    }
  }
}
