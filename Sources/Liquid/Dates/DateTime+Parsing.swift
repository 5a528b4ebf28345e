extension DateTime {
  /// Reads `2017-07-29` or `2017/7/29`, optionally with a time (`T` or space, `09:00` or `09:00:00`, fractions
  /// dropped) and an offset (`Z`, `UTC`, `+02:00`, `+0200`, `+02`). Without an offset it is UTC.
  public init?(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  init?(parsing text: [UInt8]) {
    var reader = DateReader(text: text.trimmed)
    guard let year = reader.number(digits: 4...4), let separator = reader.accept(oneOf: ["-", "/"]),
      let month = reader.number(digits: 1...2), reader.accept(separator),
      let day = reader.number(digits: 1...2)
    else { return nil }
    var time = (hour: 0, minute: 0, second: 0)
    var offset = 0
    if !reader.isAtEnd {
      guard reader.accept("T") || reader.accept("t") || reader.acceptSpaces(), let read = reader.time(),
        let zone = reader.offset(), reader.isAtEnd
      else { return nil }
      time = read
      offset = zone
    }
    self.init(
      year: year, month: month, day: day, hour: time.hour, minute: time.minute, second: time.second,
      offset: Int32(offset))
  }
}

/// Reads the parts of a date from the front of a text.
private struct DateReader {
  var text: ArraySlice<UInt8>

  var isAtEnd: Bool { text.isEmpty }

  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard text.first == UInt8(ascii: character) else { return false }
    text.removeFirst()
    return true
  }

  mutating func accept(oneOf characters: [Unicode.Scalar]) -> Unicode.Scalar? {
    characters.first { text.first == UInt8(ascii: $0) }.map {
      text.removeFirst()
      return $0
    }
  }

  mutating func acceptSpaces() -> Bool {
    let before = text.count
    while text.first == Byte.space { text.removeFirst() }
    return text.count < before
  }

  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let spelling = text.prefix(digits.upperBound).prefix(while: \.isDigit)
    guard digits.contains(spelling.count) else { return nil }
    text.removeFirst(spelling.count)
    return spelling.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func time() -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = number(digits: 1...2), accept(":"), let minute = number(digits: 2...2) else {
      return nil
    }
    guard accept(":") else { return (hour, minute, 0) }
    guard let second = number(digits: 2...2) else { return nil }
    if accept(".") {
      guard text.first?.isDigit == true else { return nil }
      text = text.drop(while: \.isDigit)
    }
    return (hour, minute, second)
  }

  /// Seconds east of UTC; 0 at the end of the text, nil for anything but an offset.
  mutating func offset() -> Int? {
    _ = acceptSpaces()
    if isAtEnd || accept("Z") || accept("z") { return 0 }
    if text.elementsEqual("UTC".utf8) || text.elementsEqual("GMT".utf8) {
      text = []
      return 0
    }
    let sign = accept("-") ? -1 : accept("+") ? 1 : 0
    guard sign != 0, let hours = number(digits: 2...2), hours < 24 else { return nil }
    _ = accept(":")
    guard !isAtEnd else { return sign * hours * 3600 }
    guard let minutes = number(digits: 2...2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
