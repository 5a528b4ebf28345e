/// An instant of the virtual clock, by Foundation's name. Every run starts at the reference date, so that a figure
/// does not depend on when it is made.
public struct Date: Comparable, Hashable, Sendable {
  /// Seconds since 1 January 2001, 00:00 UTC.
  public let timeIntervalSinceReferenceDate: TimeInterval

  /// The time of the current run's clock; the reference date outside of any run.
  public init() { self.init(timeIntervalSinceReferenceDate: CACurrentMediaTime()) }

  /// So many seconds after the reference date.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// So many seconds from now.
  public init(timeIntervalSinceNow seconds: TimeInterval) { self = Date() + seconds }

  /// So many seconds after another instant.
  public init(timeInterval seconds: TimeInterval, since date: Date) { self = date + seconds }

  /// As `init()`.
  public static var now: Date { Date() }

  /// Seconds from now; negative for what has been.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }

  /// Seconds from another instant to this one.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// The instant so many seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self + seconds }

  /// Whether `a` is the earlier one.
  public static func < (a: Date, b: Date) -> Bool {
    a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
  }

  /// The instant so many seconds later.
  public static func + (date: Date, seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }

  /// The instant so many seconds earlier.
  public static func - (date: Date, seconds: TimeInterval) -> Date { date + -seconds }

  /// Moves the instant by so many seconds.
  public static func += (date: inout Date, seconds: TimeInterval) { date = date + seconds }

  /// Moves the instant back by so many seconds.
  public static func -= (date: inout Date, seconds: TimeInterval) { date = date - seconds }
}
