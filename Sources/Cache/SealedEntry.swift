import Hashing

/// The stored form of an entry, which detects any change to it.
///
/// A store is a folder or a server that may truncate, swap or invent entries. The key shows that an entry is
/// the requested one, and the hash that it is complete.
enum SealedEntry {
  /// `ZTC` and the format's version.
  private static let magic = Array("ZTC\u{2}".utf8)
  static let overhead = magic.count + Digest.count + XXH128.count

  static func seal(_ payload: [UInt8], for key: Digest) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(overhead + payload.count)
    bytes += magic
    bytes += key.bytes
    bytes += XXH128.hash(payload)
    bytes += payload
    return bytes
  }

  /// The payload sealed for a key; nil for other bytes.
  static func open(_ bytes: [UInt8], for key: Digest) -> ArraySlice<UInt8>? {
    let payload = bytes.dropFirst(overhead)
    return isSeal(Array(bytes.prefix(overhead)), of: payload, for: key) ? payload : nil
  }

  /// Whether `seal` is the valid seal of a payload for a key.
  static func isSeal(_ seal: [UInt8], of payload: some ContiguousCollection, for key: Digest) -> Bool {
    seal.starts(with: magic)
      && seal.dropFirst(magic.count).elementsEqual(key.bytes + XXH128.hash(payload))
  }
}
