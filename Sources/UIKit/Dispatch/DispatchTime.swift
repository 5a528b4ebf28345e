/// An instant of the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
  let time: VirtualTime

  /// The time of the current run's clock; zero outside of any run.
  public static func now() -> DispatchTime { DispatchTime(time: Run.current?.loop.now ?? .zero) }

  /// Whether `a` is the earlier one.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }

  /// So many seconds later, or earlier if they are negative; NaN counts as 0.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: time.time + VirtualTime(seconds: seconds))
  }

  /// So much later; `never` is later than any run.
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
