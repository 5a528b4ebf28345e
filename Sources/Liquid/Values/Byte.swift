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
  /// Whether a name may begin with this byte.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  /// Whether a name may go on with this byte.
  var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }
}

extension [UInt8] {
  /// Characters, counted as Unicode scalars.
  var scalarCount: Int { reduce(into: 0) { if !$1.isContinuation { $0 += 1 } } }

  /// Without white space at either end.
  var trimmed: ArraySlice<UInt8> {
    self[trimmed(indices)]
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
