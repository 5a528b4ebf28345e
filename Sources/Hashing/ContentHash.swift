internal import CXXHash

/// A 64-bit XXH3 hash, which identifies content; not secure against deliberate collisions.
public struct ContentHash: Hashable, Sendable {
  public private(set) var value: UInt64 = 0

  public init() {}

  public init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes. The hash so far is the seed.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    let seed = value
    let hash = bytes.withContiguousStorageIfAvailable { XXH3_64bits_withSeed($0.baseAddress, $0.count, seed) }
    value = hash ?? Array(bytes).withUnsafeBytes { XXH3_64bits_withSeed($0.baseAddress, $0.count, seed) }
  }

  /// Adds a text and a terminator, so that “ab”, “c” differs from “a”, “bc”.
  public mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xFF))
  }

  /// Parses 16 lowercase hexadecimal digits; nil for anything else.
  package init?(text: some StringProtocol) {
    guard let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
    // Rejects capitals and signs.
    guard self.text == text else { return nil }
  }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
