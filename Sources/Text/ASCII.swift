/// Classes of ASCII bytes.
///
/// Small or generic members of this module are public and inlinable: the compiler doesn't specialize
/// `package` members for other modules.
extension UInt8 {
  @inlinable public var isDigit: Bool { self &- 48 < 10 }
  @inlinable public var isLetter: Bool { (self | 0x20) &- 97 < 26 }
  /// A letter, a digit or an underscore.
  @inlinable public var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  @inlinable public var isHexDigit: Bool { isDigit || (self | 0x20) &- 97 < 6 }
  /// Space or tab.
  @inlinable public var isBlank: Bool { self == 0x20 || self == 0x09 }
  @inlinable public var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  /// Space, tab, line feed, vertical tab, form feed or carriage return: white space of cmark, Ruby and C.
  /// HTML excludes the vertical tab, which texts don't contain.
  @inlinable public var isSpace: Bool { self == 0x20 || self &- 9 < 5 }
  @inlinable public var lowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
  /// Whether the byte continues a UTF-8 sequence.
  @inlinable public var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The part of `range` without spaces at either end.
  @inlinable public func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower].isSpace { lower += 1 }
    while upper > lower, self[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }
}

extension String {
  /// Without spaces at either end.
  public var trimmed: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.trimmed(bytes.indices)], as: UTF8.self)
  }
}
