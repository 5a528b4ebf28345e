import Hashing

/// How an entry lies in a store: the bytes that were kept, sealed so that whatever comes back is either them or
/// nothing.
///
/// A store is a folder that anybody may write to, or a server somewhere. It may cut, mix up or invent entries: the key
/// tells that it is the one that was asked for, and the hash that it is whole.
enum SealedEntry {
  /// `ZTC` and the version of this format.
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

  /// What was sealed for a key; nil if the bytes are anything else.
  static func open(_ bytes: [UInt8], for key: Digest) -> ArraySlice<UInt8>? {
    let payload = bytes.dropFirst(overhead)
    return isSeal(Array(bytes.prefix(overhead)), of: payload, for: key) ? payload : nil
  }

  /// Whether `seal` is what stands before a payload that was sealed for a key.
  static func isSeal(_ seal: [UInt8], of payload: some ContiguousCollection, for key: Digest) -> Bool {
    seal.starts(with: magic)
      && seal.dropFirst(magic.count).elementsEqual(key.bytes + XXH128.hash(payload))
  }
}
