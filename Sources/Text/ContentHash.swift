/// The 64-bit FNV-1a hash: tells versions of a text apart; no protection against intent.
public struct ContentHash: Hashable, Sendable {
  public var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable public init() {}

  @inlinable public init(_ bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a text and its end, so that “ab”, “c” differs from “a”, “bc”.
  @inlinable public mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xFF))
  }

  /// Reads what `text` writes; nil for anything else.
  package init?(text: some StringProtocol) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
    guard self.text == text else { return nil }
  }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
