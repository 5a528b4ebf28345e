/// Bytes as two hexadecimal digits.
public enum Hexadecimal {
  public enum Letters: Sendable {
    case lowercase, uppercase
  }

  /// The digit of a value from 0 to 15.
  @inlinable public static func digit(_ value: UInt8, _ letters: Letters = .lowercase) -> UInt8 {
    if value < 10 { return UInt8(ascii: "0") + value }
    return (letters == .lowercase ? UInt8(ascii: "a") : UInt8(ascii: "A")) + value - 10
  }

  @inlinable public static func append(
    _ byte: UInt8, _ letters: Letters = .lowercase, to text: inout [UInt8]
  ) {
    text.append(digit(byte >> 4, letters))
    text.append(digit(byte & 15, letters))
  }

  /// Two lowercase digits for each byte.
  public static func text(of bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes { append(byte, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of pairs of digits, in either case; nil for anything else.
  @inlinable public static func bytes(of digits: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var rest = digits[...]
    while let first = rest.popFirst() {
      guard let high = first.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, in either case; nil for other bytes.
  @inlinable public var hexadecimalValue: UInt8? {
    if isDigit { return self - 48 }
    return isHexDigit ? (self | 0x20) - 87 : nil
  }
}
