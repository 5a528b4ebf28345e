import Text

/// The path of a request target: decoded once, then checked, so that no later layer can be led astray by it.
enum RequestPath {
  /// Decodes a request target's path; nil for what no page has: malformed escapes, invalid UTF-8, NUL,
  /// backslashes, control characters, empty, `.` and `..` components.
  static func decode(_ raw: [UInt8]) -> String? {
    guard raw.first == UInt8(ascii: "/"), PercentEncoding.isWellFormed(raw) else { return nil }
    let bytes = PercentEncoding.decoded(raw[...])
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7f && $0 != UInt8(ascii: "\\") }) else { return nil }
    let components = bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      if component.isEmpty && !isLast { return nil }
      if component.elementsEqual(".".utf8) || component.elementsEqual("..".utf8) { return nil }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs invalid UTF-8: then the bytes differ.
    return path.utf8.elementsEqual(bytes) ? path : nil
  }
}
