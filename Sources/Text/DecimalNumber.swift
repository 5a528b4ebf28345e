/// Decimal notation, independent of the locale, without hexadecimal floats and `nan`.
public enum DecimalNumber {
  /// Whether all of `text` is a number: `[-+]? (digits [. digits?]? | . digits) ([eE] [-+]? digits)?`.
  @inlinable public static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    !text.isEmpty && prefixLength(text) == text.count
  }

  /// The length in bytes of the number at the start of `text`; 0 without one. An `e` requires digits.
  @inlinable public static func prefixLength(_ text: some Collection<UInt8>) -> Int {
    prefixLength(of: Array(text.prefix(400)))
  }

  @usableFromInline static func prefixLength(of bytes: [UInt8]) -> Int {
    var rest = bytes[...]
    let total = rest.count
    if let sign = rest.first, isSign(sign) { rest.removeFirst() }
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return 0 }
    let mantissa = total - rest.count
    guard let e = rest.first, e | 0x20 == UInt8(ascii: "e") else { return mantissa }
    rest.removeFirst()
    if let sign = rest.first, isSign(sign) { rest.removeFirst() }
    return dropDigits(&rest) > 0 ? total - rest.count : mantissa
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func dropDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let count = rest.prefix { $0.isDigit }.count
    rest = rest.dropFirst(count)
    return count
  }
}
