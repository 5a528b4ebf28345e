/// A date, perhaps with a time, as front matter writes it: no time zone is looked up and no clock is read.
package struct CivilDate: Sendable, Hashable {
  package var year: Int
  /// 1…12.
  package var month: Int
  /// 1…31, valid in its month.
  package var day: Int
  package var hour = 0
  package var minute = 0
  package var second = 0
  /// Minutes east of UTC; nil where none is written.
  package var offset: Int?

  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2014-05-17`, `2014-05-17 10:30`, `2014-05-17T10:30:00Z`, `2014-05-17 10:30:00.5 +02:00`.
  package init?(_ text: String) {
    var scanner = Scanner(rest: Array(text.utf8.prefix(64))[...])
    guard let year = scanner.number(digits: 4...4), scanner.take("-"),
      let month = scanner.number(digits: 1...2), scanner.take("-"),
      let day = scanner.number(digits: 1...2)
    else { return nil }
    self.init(year: year, month: month, day: day)
    if scanner.rest.isEmpty { return }
    guard scanner.takeSeparator(), readTime(&scanner), scanner.rest.isEmpty else { return nil }
  }

  private mutating func readTime(_ scanner: inout Scanner) -> Bool {
    guard let hour = scanner.number(digits: 1...2), hour < 24, scanner.take(":"),
      let minute = scanner.number(digits: 2...2), minute < 60
    else { return false }
    self.hour = hour
    self.minute = minute
    if scanner.take(":") {
      guard let second = scanner.number(digits: 2...2), second < 61 else { return false }
      self.second = second
      if scanner.take(".") { guard scanner.number(digits: 1...9) != nil else { return false } }
    }
    while scanner.take(" ") {}
    return scanner.rest.isEmpty || readOffset(&scanner)
  }

  private mutating func readOffset(_ scanner: inout Scanner) -> Bool {
    if scanner.take("Z") {
      offset = 0
      return true
    }
    let sign = scanner.take("+") ? 1 : scanner.take("-") ? -1 : 0
    guard sign != 0, let hours = scanner.number(digits: 2...2), hours < 24 else { return false }
    _ = scanner.take(":")
    let minutes = scanner.rest.isEmpty ? 0 : scanner.number(digits: 2...2)
    guard let minutes, minutes < 60 else { return false }
    offset = sign * (hours * 60 + minutes)
    return true
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func takeSeparator() -> Bool {
      if take("T") || take("t") { return true }
      let spaces = rest.prefix { $0 == UInt8(ascii: " ") }.count
      rest = rest.dropFirst(spaces)
      return spaces > 0
    }

    mutating func number(digits: ClosedRange<Int>) -> Int? {
      let found = rest.prefix(digits.upperBound).prefix { $0.isDigit }
      guard found.count >= digits.lowerBound else { return nil }
      rest = rest.dropFirst(found.count)
      return found.reduce(0) { $0 * 10 + Int($1 & 15) }
    }
  }
}
