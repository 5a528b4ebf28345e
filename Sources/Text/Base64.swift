/// Bytes as text of 64 characters.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let standard = letters + Array("+/".utf8)
  private static let urlSafe = letters + Array("-_".utf8)
  private static let padding = UInt8(ascii: "=")

  static func encoded(_ bytes: [UInt8], isURLSafe: Bool = false) -> [UInt8] {
    let digits = isURLSafe ? urlSafe : standard
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for digit in 0...group.count { output.append(digits[bits >> (18 - 6 * digit) & 63]) }
      output.append(contentsOf: repeatElement(padding, count: 3 - group.count))
    }
    return output
  }

  /// Nil for a text with other characters. White space is ignored, and padding may be left out.
  static func decoded(_ text: [UInt8], isURLSafe: Bool) -> [UInt8]? {
    let digits = isURLSafe ? urlSafe : standard
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    var output: [UInt8] = []
    output.reserveCapacity(text.count / 4 * 3)
    var (bits, count) = (0, 0)
    for byte in text where !byte.isSpace && byte != padding {
      guard let value = values[Int(byte)] else { return nil }
      (bits, count) = ((bits << 6 | Int(value)) & 0xFFFF, count + 6)
      if count >= 8 {
        count -= 8
        output.append(UInt8(bits >> count & 255))
      }
    }
    return output
  }
}
