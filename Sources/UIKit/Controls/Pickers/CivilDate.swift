/// A date in the Gregorian calendar, in the time zone of the run's clock, which is UTC.
///
/// Source of the conversions: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `days_from_civil` and
/// `civil_from_days`.
struct CivilDate: Hashable {
  /// From 1 to 10,000.
  var year: Int
  /// From 1 to 12.
  var month: Int
  /// From 1.
  var day: Int
  var hour = 0
  var minute = 0

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// Days from 1 January 1970 to 1 January 2001.
  private static let reference = 11_323

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// The date of a number of days after 1 January 2001.
  init(days: Int) {
    let z = days + Self.reference + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The date of an instant; dates beyond the years from 1 to 10,000 count as their ends.
  init(_ date: Date) {
    let (first, last) = (-63_113_904_000.0, 252_423_993_599.0)
    let given = date.timeIntervalSinceReferenceDate
    let seconds = given.isNaN ? 0 : min(max(given, first), last)
    let days = Int((seconds / 86_400).rounded(.down))
    self.init(days: days)
    let rest = Int((seconds - Double(days) * 86_400).rounded(.down))
    (hour, minute) = (rest / 3600, rest / 60 % 60)
  }

  /// Days from 1 January 2001.
  var days: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468 - Self.reference
  }

  var date: Date { Date(timeIntervalSinceReferenceDate: Double(days * 86_400 + hour * 3600 + minute * 60)) }

  /// 0 for a Sunday; 1 January 2001 was a Monday.
  var weekday: Int { ((days + 1) % 7 + 7) % 7 }

  var daysInMonth: Int {
    let next =
      month == 12
      ? CivilDate(year: year + 1, month: 1, day: 1) : CivilDate(year: year, month: month + 1, day: 1)
    return next.days - CivilDate(year: year, month: month, day: 1).days
  }

  /// The first day of the month a number of months later.
  func month(after months: Int) -> CivilDate {
    let index = min(max(year * 12 + month - 1 + months, 12), 10_000 * 12 + 11)
    return CivilDate(year: index / 12, month: index % 12 + 1, day: 1)
  }

  /// `Jan 1, 2001`.
  var dateText: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }
  /// `9:41 AM`.
  var timeText: String {
    "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }
}
