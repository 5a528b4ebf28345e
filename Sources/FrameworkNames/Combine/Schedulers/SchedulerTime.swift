/// An instant of the virtual clock, as the schedulers have it. `Owner` tells their types apart.
public struct SchedulerTime<Owner>: Strideable, Hashable, Sendable {
  /// The seconds since the start of the run.
  public let seconds: Double

  /// Creates an instant from the seconds since the start of the run.
  public init(seconds: Double) { self.seconds = seconds }

  /// The current instant of the run; 0 outside of any.
  static var now: Self { Self(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9) }

  /// The seconds from now; at least 0.
  var delay: Double { max(seconds - Self.now.seconds, 0) }

  /// The duration to another instant.
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  /// An instant later by a duration.
  public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.timeInterval) }

  /// A duration.
  public struct Stride: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
    SchedulerTimeIntervalConvertible
  {
    /// The duration in seconds.
    public var timeInterval: TimeInterval
    /// The duration in seconds.
    public var magnitude: Double { abs(timeInterval) }

    /// A duration in seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// A duration in seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// A duration in seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// A duration in seconds.
    public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }
    /// A duration of Dispatch.
    public init(_ interval: DispatchTimeInterval) {
      timeInterval =
        switch interval {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }

    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Returns whether a duration is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    /// Returns the sum.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    /// Returns the difference.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    /// Returns the product of the seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    /// Multiplies the seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
}
