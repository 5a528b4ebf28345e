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
  /// An instant so much later, or two lengths together. Overflow traps: that takes ten times the largest time
  /// that `init(seconds:)` gives.
  public static func + (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    VirtualTime(ticks: a.ticks + b.ticks)
  }
  /// The way from `b` to `a`, or an instant so much earlier.
  public static func - (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    VirtualTime(ticks: a.ticks - b.ticks)
  }
}
