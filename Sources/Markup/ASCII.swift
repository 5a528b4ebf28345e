/// Classes of ASCII bytes: syntax is read on bytes, text stays text.
extension UInt8 {
  var isDigit: Bool { self &- 48 < 10 }
  var isLetter: Bool { (self | 0x20) &- 97 < 26 }
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 97 < 6 }
  /// Space or tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  /// Blank or line end.
  var isSpace: Bool { isBlank || isLineEnd }
  var lowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The part of `range` without spaces at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower].isSpace { lower += 1 }
    while upper > lower, self[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }

  /// The first place at or after `start` and wholly before `end` where `pattern` occurs.
  func firstIndex(of pattern: some RandomAccessCollection<UInt8>, from start: Int, to end: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    var index = start
    let last = end - pattern.count
    while index <= last {
      if self[index] == first, self[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }
}
