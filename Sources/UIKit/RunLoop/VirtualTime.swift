/// An instant or a duration on the virtual clock, in whole nanoseconds: sums are exact, so instants can be
/// compared.
public struct VirtualTime: Comparable, Hashable, Sendable {
  /// The time, in nanoseconds.
  public var ticks: Int64

  /// The start of a clock, or a duration of zero.
  public static let zero = VirtualTime(ticks: 0)
  private static let ticksPerSecond = 1e9
  /// The largest number of seconds, about 31 years: beyond any run, and far enough from overflow to add up.
  private static let largest = 1e9

  /// Creates a time from nanoseconds.
  public init(ticks: Int64) { self.ticks = ticks }

  /// Creates a time from seconds, rounded to the nearest nanosecond; seconds are clamped to ±10⁹, and NaN
  /// counts as 0.
  public init(seconds: Double) {
    let seconds = seconds.isNaN ? 0 : min(max(seconds, -Self.largest), Self.largest)
    ticks = Int64((seconds * Self.ticksPerSecond).rounded())
  }

  /// The time in seconds.
  public var seconds: Double { Double(ticks) / Self.ticksPerSecond }

  /// Returns whether `a` is earlier, or shorter.
  public static func < (a: VirtualTime, b: VirtualTime) -> Bool { a.ticks < b.ticks }
  /// Returns a later instant, or the sum of two durations; at most the largest time.
  public static func + (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    let (sum, overflow) = a.ticks.addingReportingOverflow(b.ticks)
    return VirtualTime(ticks: overflow ? (b.ticks < 0 ? .min : .max) : sum)
  }
  /// Returns the duration from `b` to `a`, or an earlier instant; at least the smallest time.
  public static func - (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    let (difference, overflow) = a.ticks.subtractingReportingOverflow(b.ticks)
    return VirtualTime(ticks: overflow ? (b.ticks < 0 ? .max : .min) : difference)
  }
}
