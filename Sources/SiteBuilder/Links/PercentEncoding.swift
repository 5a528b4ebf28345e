/// Percent-encoding of paths in URLs.
enum PercentEncoding {
  private static let hexadecimal = Array("0123456789ABCDEF".utf8)

  /// Appends a path. Slashes stay, and so does what every browser takes as it is.
  static func append(_ path: some Collection<UInt8>, to url: inout [UInt8]) {
    if path.allSatisfy(isPlain) {
      url += path
      return
    }
    for byte in path {
      if isPlain(byte) {
        url.append(byte)
      } else {
        url += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
  }

  static func encoded(_ path: some Collection<UInt8>) -> [UInt8] {
    var url: [UInt8] = []
    append(path, to: &url)
    return url
  }

  /// Unreserved characters, and those of the reserved ones that have no meaning in a path.
  static func isPlain(_ byte: UInt8) -> Bool {
    if (byte | 32) &- 97 < 26 || byte &- 48 < 10 { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: "@"):
      return true
    default: return false
    }
  }

  /// Whether nothing in a path has to be encoded.
  static func isPlain(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? path.utf8.allSatisfy(isPlain)
  }

  /// Resolves `%20` and the like; a `%` without two digits stays.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = digit(rest.first), let low = digit(rest.dropFirst().first) {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// The same as text.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: decoded(bytes), as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    if byte &- 48 < 10 { return byte - 48 }
    return (byte | 32) &- 97 < 6 ? (byte | 32) - 87 : nil
  }
}
