/// A SHA-256 hash, as a name for what was hashed.
package struct Digest: Hashable, Sendable {
  static let count = 32
  /// Always 32.
  package let bytes: [UInt8]

  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = Array(bytes)
  }

  /// - Parameter bytes: 32 of them.
  init(known bytes: [UInt8]) { self.bytes = bytes }

  /// Reads what `text` writes; nil for anything else.
  package init?(text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 2 * Self.count else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.count)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Self.value(of: digits[index]), let low = Self.value(of: digits[index + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// 64 hexadecimal digits, in lower case.
  package var text: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * Self.count)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
