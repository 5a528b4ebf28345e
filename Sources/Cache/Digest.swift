import Text

/// A SHA-256 hash, which identifies content.
package struct Digest: Hashable, Sendable {
  static let count = 32
  /// The 32 bytes.
  package let bytes: [UInt8]

  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = Array(bytes)
  }

  /// - Parameter bytes: exactly 32 bytes.
  init(known bytes: [UInt8]) { self.bytes = bytes }

  /// Parses 64 lowercase hexadecimal digits; nil for anything else.
  package init?(text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 2 * Self.count, digits.allSatisfy({ $0 == $0.lowercased }),
      let bytes = Hexadecimal.bytes(of: digits)
    else { return nil }
    self.bytes = bytes
  }

  /// 64 hexadecimal digits, in lower case.
  package var text: String { Hexadecimal.text(of: bytes) }
}
