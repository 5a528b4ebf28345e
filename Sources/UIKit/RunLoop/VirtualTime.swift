/// An instant or a length of time on the virtual clock, in whole nanoseconds: sums are exact, so that
/// instants can be compared.
public struct VirtualTime: Comparable, Hashable, Sendable {
  /// Nanoseconds.
  public var ticks: Int64

  /// The start of a clock, or no time at all.
  public static let zero = VirtualTime(ticks: 0)
  private static let ticksPerSecond = 1e9
  /// About 31 years: beyond any run, and far enough from overflow to add up.
  private static let largest = 1e9

  /// So many nanoseconds.
  public init(ticks: Int64) { self.ticks = ticks }

  /// The nearest tick; seconds are clamped to ±10⁹, and NaN counts as 0.
  public init(seconds: Double) {
    let seconds = seconds.isNaN ? 0 : min(max(seconds, -Self.largest), Self.largest)
    ticks = Int64((seconds * Self.ticksPerSecond).rounded())
  }

  /// The nearest number of seconds.
  public var seconds: Double { Double(ticks) / Self.ticksPerSecond }

  /// Whether `a` is earlier, or shorter.
  public static func < (a: VirtualTime, b: VirtualTime) -> Bool { a.ticks < b.ticks }
  /// An instant so much later, or two lengths together; at most the latest that there is.
  public static func + (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    let (sum, overflow) = a.ticks.addingReportingOverflow(b.ticks)
    return VirtualTime(ticks: overflow ? (b.ticks < 0 ? .min : .max) : sum)
  }
  /// The way from `b` to `a`, or an instant so much earlier; at least the earliest that there is.
  public static func - (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    let (difference, overflow) = a.ticks.subtractingReportingOverflow(b.ticks)
    return VirtualTime(ticks: overflow ? (b.ticks < 0 ? .max : .min) : difference)
  }
}
