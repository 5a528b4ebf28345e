import Text

/// Decodes and checks the path of a request target once, so that later layers can trust it.
enum RequestPath {
  /// Decodes a path; nil for malformed escapes, invalid UTF-8, control characters, backslashes, and empty,
  /// `.` and `..` components.
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
    // Decoding repairs invalid UTF-8, which changes the bytes.
    return path.utf8.elementsEqual(bytes) ? path : nil
  }
}
