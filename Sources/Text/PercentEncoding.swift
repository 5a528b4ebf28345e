/// Percent-encoding of URLs.
public enum PercentEncoding {
  /// Appends text. Bytes that aren't plain are encoded, with uppercase digits.
  @inlinable public static func append(
    _ text: some Collection<UInt8>, keeping isPlain: (UInt8) -> Bool, to output: inout [UInt8]
  ) {
    if text.allSatisfy(isPlain) {
      output += text
      return
    }
    for byte in text {
      if isPlain(byte) {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        Hexadecimal.append(byte, .uppercase, to: &output)
      }
    }
  }

  /// Appends a path, whose slashes stay.
  @inlinable public static func append(_ path: some Collection<UInt8>, to url: inout [UInt8]) {
    append(path, keeping: isPlain, to: &url)
  }

  @inlinable public static func encoded(_ path: some Collection<UInt8>) -> [UInt8] {
    var url: [UInt8] = []
    append(path, to: &url)
    return url
  }

  /// Whether a byte stays as it is: unreserved characters, and reserved ones without a meaning in paths. All
  /// of WHATWG's path percent-encode set is encoded.
  @inlinable public static func isPlain(_ byte: UInt8) -> Bool {
    if byte.isLetter || byte.isDigit { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"),
      UInt8(ascii: "@"):
      return true
    default: return false
    }
  }

  /// Whether a path needs no encoding.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? path.utf8.allSatisfy(isPlain)
  }

  /// Decodes sequences such as `%20`. As in the URL Standard, a `%` without two digits stays.
  package static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexadecimalValue,
        let low = rest.dropFirst().first?.hexadecimalValue
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// The decoded bytes as text.
  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: decoded(bytes), as: UTF8.self)
  }

  /// Whether two hexadecimal digits follow each `%`.
  package static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    bytes.indices.allSatisfy { index in
      bytes[index] != UInt8(ascii: "%")
        || index + 2 < bytes.count && bytes[index + 1].isHexDigit && bytes[index + 2].isHexDigit
    }
  }
}
