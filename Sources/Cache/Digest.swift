import Text

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
    guard digits.count == 2 * Self.count, digits.allSatisfy({ $0 == $0.lowercased }),
      let bytes = Hexadecimal.bytes(of: digits)
    else { return nil }
    self.bytes = bytes
  }

  /// 64 hexadecimal digits, in lower case.
  package var text: String { Hexadecimal.text(of: bytes) }
}
