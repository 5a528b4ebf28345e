/// The path of a request target: decoded once, then checked, so that no later layer can be led astray by it.
enum RequestPath {
  /// Decodes a request target's path; nil for what no page has: malformed escapes, invalid UTF-8, NUL,
  /// backslashes, control characters, empty, `.` and `..` components.
  static func decode(_ raw: [UInt8]) -> String? {
    guard raw.first == UInt8(ascii: "/"), let bytes = percentDecoded(raw) else { return nil }
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

  /// Percent-encodes everything but unreserved characters and slashes.
  static func encode(_ path: String) -> String {
    var out: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func percentDecoded(_ raw: [UInt8]) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      guard raw[index] == UInt8(ascii: "%") else {
        out.append(raw[index])
        index += 1
        continue
      }
      guard index + 2 < raw.count, let high = hexDigit(raw[index + 1]), let low = hexDigit(raw[index + 2])
      else {
        return nil
      }
      out.append(high << 4 | low)
      index += 3
    }
    return out
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
