import CNettle

/// The Base64 encoding of RFC 4648, as in data URLs.
package enum Base64 {
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { letters, written in
      nettle_base64_encode_raw(letters.baseAddress, bytes.count, bytes)
      written = count
    }
  }
}
