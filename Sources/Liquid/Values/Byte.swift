import Text

/// Bytes of ASCII syntax.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let hyphen = UInt8(ascii: "-")
  static let percent = UInt8(ascii: "%")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let space = UInt8(ascii: " ")
}

extension UInt8 {
  /// Whether a name may begin with the byte.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  /// Whether a name may contain the byte.
  var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }
}

extension [UInt8] {
  /// The number of Unicode scalars.
  var scalarCount: Int { reduce(into: 0) { if !$1.isContinuation { $0 += 1 } } }

  /// The bytes without white space at either end.
  var trimmed: ArraySlice<UInt8> {
    self[trimmed(indices)]
  }

  /// The offset of each Unicode scalar, and the end.
  var scalarBoundaries: [Int] { indices.filter { !self[$0].isContinuation } + [count] }

  /// The first offset of another text, from `start` on. An empty text occurs at once.
  func firstOccurrence(of pattern: [UInt8], from start: Int) -> Int? {
    if pattern.isEmpty { return start <= count ? start : nil }
    return firstIndex(of: pattern, from: start, to: count)
  }
}
