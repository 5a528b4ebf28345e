extension DateTime {
  /// Reads a date with the name of its month, in any order: `March 14, 2016`, `14 Mar 2016 9:30 pm`,
  /// `Mon, 14 Mar 2016 09:30:00 +0100`. Also `2016/03/14`. Nil for anything else.
  init?(inWords text: [UInt8]) {
    guard text.count <= 64 else { return nil }
    if let date = DateTime(parsing: text.map { $0 == UInt8(ascii: "/") ? Byte.hyphen : $0 }) {
      self = date
      return
    }
    var words = DateWords()
    for word in text.split(whereSeparator: { $0.isSpace || $0 == UInt8(ascii: ",") }) {
      guard words.read(String(decoding: word, as: UTF8.self).lowercased()) else { return nil }
    }
    guard let month = words.month, let day = words.day, let year = words.year else { return nil }
    var hour = words.hour
    if let isAfternoon = words.isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: words.minute, second: words.second,
      offset: Int32(words.offset))
  }
}

/// The parts of a date, read word by word.
private struct DateWords {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour = 0
  var minute = 0
  var second = 0
  var offset = 0
  var isAfternoon: Bool?

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Reads a word in small letters; false if it is no part of a date.
  mutating func read(_ word: String) -> Bool {
    if word.utf8.contains(UInt8(ascii: ":")) { return readTime(word) }
    if word.hasPrefix("+") || word.hasPrefix("-") { return readOffset(word) }
    if ["utc", "gmt", "z", "at", "of"].contains(word) { return true }
    if word == "am" || word == "pm" {
      isAfternoon = word == "pm"
      return true
    }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits) {
      let isYear = digits.count == 4 && digits.count == word.count
      if isYear { year = number } else { day = number }
      return isYear || ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
    }
    let name = word.hasSuffix(".") ? String(word.dropLast()) : word
    guard name.count >= 3 else { return false }
    if let position = Self.months.firstIndex(where: { $0.hasPrefix(name) }) {
      month = position + 1
      return true
    }
    return Self.weekdays.contains { $0.hasPrefix(name) }
  }

  private mutating func readTime(_ word: String) -> Bool {
    var word = word
    if word.hasSuffix("am") || word.hasSuffix("pm") {
      isAfternoon = word.hasSuffix("pm")
      word.removeLast(2)
    }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1],
      let second = parts.count > 2 ? parts[2] : 0
    else { return false }
    (self.hour, self.minute, self.second) = (hour, minute, second)
    return true
  }

  private mutating func readOffset(_ word: String) -> Bool {
    let digits = word.dropFirst().filter { $0 != ":" }
    guard digits.count == 4, let number = Int(digits), number / 100 < 24, number % 100 < 60 else {
      return false
    }
    offset = (number / 100 * 60 + number % 100) * 60 * (word.hasPrefix("-") ? -1 : 1)
    return true
  }
}
