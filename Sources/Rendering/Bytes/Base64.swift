import CNettle

/// RFC 4648's letters for bytes, as data URLs take them.
enum Base64 {
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { letters, written in
      nettle_base64_encode_raw(letters.baseAddress, bytes.count, bytes)
      written = count
    }
  }
}
