import Localization

extension DateTime {
  /// Formats the date as `strftime` does, in English: `%Y-%m-%d`, `%-d %B`, `%a, %d %b %Y %H:%M:%S %z`.
  ///
  /// Flags: `-` no padding, `_` spaces, `0` zeros, `^` capitals; then a width of up to two digits. An unknown
  /// directive prints as written.
  public func formatted(_ format: String) -> [UInt8] {
    formatted(Array(format.utf8))
  }

  /// - Parameter calendar: the names of months and days.
  func formatted(_ format: [UInt8], _ calendar: CalendarWords = Localization.english.calendar) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(format.count * 2)
    let components = components
    var position = 0
    while position < format.count {
      let byte = format[position]
      if byte == Byte.percent, let directive = FormatDirective(format, at: position) {
        if append(directive, components, calendar, to: &output) {
          position = directive.end
          continue
        }
      }
      output.append(byte)
      position += 1
    }
    return output
  }

  /// Prints one directive; false if there is no such directive.
  private func append(
    _ directive: FormatDirective, _ at: Components, _ calendar: CalendarWords, to output: inout [UInt8]
  ) -> Bool {
    let letter = Unicode.Scalar(directive.letter)
    if let (number, width, padding) = number(letter, at) {
      directive.append(number, width: width, padding: padding, to: &output)
    } else if let text = text(letter, at, calendar) {
      directive.append(text, to: &output)
    } else {
      return false
    }
    return true
  }

  private func number(_ letter: Unicode.Scalar, _ at: Components) -> (
    number: Int, width: Int, padding: UInt8
  )? {
    let zero = UInt8(ascii: "0")
    let hour12 = (at.hour + 11) % 12 + 1
    switch letter {
    case "Y": return (at.year, 4, zero)
    case "C": return (at.year / 100, 2, zero)
    case "y": return (at.year % 100, 2, zero)
    case "m": return (at.month, 2, zero)
    case "d": return (at.day, 2, zero)
    case "e": return (at.day, 2, Byte.space)
    case "j": return (at.dayOfYear, 3, zero)
    case "H": return (at.hour, 2, zero)
    case "k": return (at.hour, 2, Byte.space)
    case "I": return (hour12, 2, zero)
    case "l": return (hour12, 2, Byte.space)
    case "M": return (at.minute, 2, zero)
    case "S": return (at.second, 2, zero)
    case "L": return (0, 3, zero)
    case "N": return (0, 9, zero)
    case "u": return (at.weekday == 0 ? 7 : at.weekday, 1, zero)
    case "w": return (at.weekday, 1, zero)
    case "U": return ((at.dayOfYear + 6 - at.weekday) / 7, 2, zero)
    case "W": return ((at.dayOfYear + 6 - (at.weekday + 6) % 7) / 7, 2, zero)
    case "s": return (Int(secondsSince1970), 1, zero)
    default: return nil
    }
  }

  private func text(_ letter: Unicode.Scalar, _ at: Components, _ calendar: CalendarWords) -> [UInt8]? {
    switch letter {
    case "a": Array(calendar.shortDays[at.weekday].utf8)
    case "A": Array(calendar.days[at.weekday].utf8)
    case "b", "h": Array(calendar.shortMonths[at.month - 1].utf8)
    case "B": Array(calendar.months[at.month - 1].utf8)
    case "p": Array((at.hour < 12 ? "AM" : "PM").utf8)
    case "P": Array((at.hour < 12 ? "am" : "pm").utf8)
    case "z": zone(separator: [])
    case "Z": offset == 0 ? Array("UTC".utf8) : zone(separator: [UInt8(ascii: ":")])
    case "F": formatted("%Y-%m-%d")
    case "T", "X": formatted("%H:%M:%S")
    case "R": formatted("%H:%M")
    case "r": formatted("%I:%M:%S %p")
    case "D", "x": formatted("%m/%d/%y")
    case "c": formatted(Array("%a %b %e %H:%M:%S %Y".utf8), calendar)
    case "n": [Byte.newline]
    case "t": [9]
    case "%": [Byte.percent]
    default: nil
    }
  }

  /// The offset as `+0200`, or with a separator between hours and minutes.
  func zone(separator: [UInt8]) -> [UInt8] {
    let minutes = Int(abs(offset)) / 60
    let digits = [minutes / 600, minutes / 60 % 10, minutes % 60 / 10, minutes % 10].map {
      UInt8(ascii: "0") + UInt8($0)
    }
    return [UInt8(ascii: offset < 0 ? "-" : "+")] + digits[..<2] + separator + digits[2...]
  }

}

/// A `%` with flags, width and letter.
private struct FormatDirective {
  var letter: UInt8
  /// The offset after the letter.
  var end: Int
  private var padding: UInt8?
  private var isUnpadded = false
  private var isUppercase = false
  private var width: Int?

  /// Returns nil if the text ends before a letter.
  init?(_ format: [UInt8], at start: Int) {
    var position = start + 1
    flags: while position < format.count {
      switch format[position] {
      case UInt8(ascii: "-"): isUnpadded = true
      case UInt8(ascii: "_"): padding = Byte.space
      case UInt8(ascii: "0"): padding = UInt8(ascii: "0")
      case UInt8(ascii: "^"): isUppercase = true
      default: break flags
      }
      position += 1
    }
    for _ in 0..<2 where position < format.count && format[position].isDigit {
      width = (width ?? 0) * 10 + Int(format[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard position < format.count else { return nil }
    letter = format[position]
    end = position + 1
  }

  func append(_ number: Int, width standard: Int, padding standardPadding: UInt8, to output: inout [UInt8]) {
    let magnitude = number.magnitude
    var (power, length): (UInt, Int) = (1, number < 0 ? 2 : 1)
    while magnitude / power >= 10 { (power, length) = (power * 10, length + 1) }
    let missing = isUnpadded ? 0 : (width ?? standard) - length
    if missing > 0 { output.append(contentsOf: repeatElement(padding ?? standardPadding, count: missing)) }
    if number < 0 { output.append(Byte.hyphen) }
    while power > 0 {
      output.append(UInt8(ascii: "0") + UInt8(magnitude / power % 10))
      power /= 10
    }
  }

  func append(_ text: [UInt8], to output: inout [UInt8]) {
    let missing = isUnpadded ? 0 : max((width ?? 0) - text.count, 0)
    output.append(contentsOf: repeatElement(padding ?? Byte.space, count: missing))
    // All output is ASCII.
    output.append(contentsOf: isUppercase ? text.map { $0.isLetter ? $0 & ~32 : $0 } : text)
  }
}
