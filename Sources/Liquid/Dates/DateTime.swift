/// A point in time and the offset of the clock that showed it. No time zones, no locale.
public struct DateTime: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00:00 UTC, from year 0 to year 9999.
  public let secondsSince1970: Int64
  /// Seconds east of UTC.
  public let offset: Int32

  /// Nil outside the years 0 to 9999, or if the offset is a day or more.
  public init?(secondsSince1970: Int64, offset: Int32 = 0) {
    guard (-62_167_219_200...253_402_300_799).contains(secondsSince1970), abs(Int64(offset)) < 86_400 else {
      return nil
    }
    self.secondsSince1970 = secondsSince1970
    self.offset = offset
  }

  /// Nil if there is no such date or time.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, offset: Int32 = 0
  ) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second)
    else { return nil }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    self.init(
      secondsSince1970: Int64(days * 86_400 + hour * 3600 + minute * 60 + second) - Int64(offset),
      offset: offset)
  }

  /// The calendar date and time of day at the date's own offset.
  public var components: Components {
    let local = Int(secondsSince1970) + Int(offset)
    let days = local.flooredQuotient(by: 86_400)
    let second = local - days * 86_400
    let (year, month, day) = Self.civil(daysSince1970: days)
    return Components(
      year: year, month: month, day: day, hour: second / 3600, minute: second / 60 % 60,
      second: second % 60, weekday: (days + 4).flooredRemainder(by: 7),
      dayOfYear: days - Self.daysSince1970(year: year, month: 1, day: 1) + 1)
  }

  public struct Components: Hashable, Sendable {
    public var year: Int
    /// 1 to 12.
    public var month: Int
    /// 1 to 31.
    public var day: Int
    public var hour: Int
    public var minute: Int
    public var second: Int
    /// 0 is Sunday.
    public var weekday: Int
    /// 1 to 366.
    public var dayOfYear: Int
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days in the proleptic Gregorian calendar, counted in eras of 400 years that begin in March.
  /// Source: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.flooredQuotient(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The inverse of `daysSince1970`, from the same source.
  private static func civil(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Int {
  /// The quotient, rounded towards minus infinity. The divisor is positive.
  func flooredQuotient(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder, never negative. The divisor is positive.
  func flooredRemainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
