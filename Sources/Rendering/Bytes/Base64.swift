import CNettle

/// The Base64 encoding of RFC 4648, as in data URLs.
enum Base64 {
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { letters, written in
      nettle_base64_encode_raw(letters.baseAddress, bytes.count, bytes)
      written = count
    }
  }
}
