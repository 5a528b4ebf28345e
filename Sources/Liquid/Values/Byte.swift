/// Bytes of ASCII syntax.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let hyphen = UInt8(ascii: "-")
  static let percent = UInt8(ascii: "%")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let space = UInt8(ascii: " ")

  /// The digit of a value from 0 to 15, in lower case unless told otherwise.
  static func hexadecimal(_ value: UInt8, uppercase: Bool = false) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : (uppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")) + value - 10
  }
}

extension UInt8 {
  /// Space, tab, line feed, vertical tab, form feed, carriage return.
  var isSpace: Bool { self == 32 || (self >= 9 && self <= 13) }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLetter: Bool { (self | 32) >= UInt8(ascii: "a") && (self | 32) <= UInt8(ascii: "z") }
  /// Whether a name may begin with this byte.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  /// Whether a name may go on with this byte.
  var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }
  /// Whether the byte goes on with a character that an earlier byte began, in UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension [UInt8] {
  /// Characters, counted as Unicode scalars.
  var scalarCount: Int { reduce(into: 0) { if !$1.isContinuation { $0 += 1 } } }

  /// Without white space at either end.
  var trimmed: ArraySlice<UInt8> {
    var range = indices
    while let first = range.first, self[first].isSpace { range = (first + 1)..<range.upperBound }
    while let last = range.last, self[last].isSpace { range = range.lowerBound..<last }
    return self[range]
  }

  /// Where each Unicode scalar begins, and the end.
  var scalarBoundaries: [Int] { indices.filter { !self[$0].isContinuation } + [count] }

  /// Where another text occurs first, at or after an offset. An empty text occurs at once.
  ///
  /// - Complexity: linear in both texts (Knuth, Morris, Pratt).
  func firstOccurrence(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return start <= count ? start : nil }
    guard pattern.count <= count - start else { return nil }
    let borders = pattern.borders
    var matched = 0
    for position in start..<count {
      let byte = self[position]
      if matched == 0, byte != first { continue }
      while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
      if pattern[matched] == byte { matched += 1 }
      if matched == pattern.count { return position + 1 - matched }
    }
    return nil
  }

  /// For each prefix, the length of the longest shorter prefix that also ends it.
  private var borders: [Int] {
    var borders = [Int](repeating: 0, count: count)
    var length = 0
    for position in indices.dropFirst() {
      while length > 0, self[length] != self[position] { length = borders[length - 1] }
      if self[length] == self[position] { length += 1 }
      borders[position] = length
    }
    return borders
  }
}
