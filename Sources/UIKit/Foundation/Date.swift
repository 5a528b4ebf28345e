/// An instant of the virtual clock, by Foundation's name. Every run starts at the reference date, so a figure
/// doesn't depend on the date on which it is made.
public struct Date: Comparable, Hashable, Sendable {
  /// Seconds since 1 January 2001, 00:00 UTC.
  public let timeIntervalSinceReferenceDate: TimeInterval

  /// The time of the current run's clock; the reference date outside a run.
  public init() { self.init(timeIntervalSinceReferenceDate: CACurrentMediaTime()) }

  /// A date a number of seconds after the reference date.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// A date a number of seconds from now.
  public init(timeIntervalSinceNow seconds: TimeInterval) { self = Date() + seconds }

  /// A date a number of seconds after another one.
  public init(timeInterval seconds: TimeInterval, since date: Date) { self = date + seconds }

  /// The first instant of the year 4001 UTC, later than any run.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
  /// The first instant of the year 1, 30 December of the year before it by today's calendar: Foundation's value.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)

  /// The current time, as `init()` returns it.
  public static var now: Date { Date() }

  /// The seconds from now to this date; negative for dates in the past.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// The seconds from another date to this one.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// The date a number of seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self + seconds }

  /// Whether `a` is the earlier date.
  public static func < (a: Date, b: Date) -> Bool {
    a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
  }

  /// The date a number of seconds later.
  public static func + (date: Date, seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }

  /// The date a number of seconds earlier.
  public static func - (date: Date, seconds: TimeInterval) -> Date { date + -seconds }

  /// Moves the date forward by a number of seconds.
  public static func += (date: inout Date, seconds: TimeInterval) { date = date + seconds }

  /// Moves the date back by a number of seconds.
  public static func -= (date: inout Date, seconds: TimeInterval) { date = date - seconds }
}
