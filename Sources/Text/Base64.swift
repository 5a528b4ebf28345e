/// Bytes as text of 64 characters, by RFC 4648.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let standard = letters + Array("+/".utf8)
  private static let urlSafe = letters + Array("-_".utf8)
  private static let padding = UInt8(ascii: "=")

  /// - Parameter isURLSafe: whether the last two characters are `-` and `_`.
  package static func encoded(_ bytes: [UInt8], isURLSafe: Bool = false) -> [UInt8] {
    let digits = isURLSafe ? urlSafe : standard
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { output, written in
      written = count
      let whole = bytes.count / 3 * 3
      var end = 0
      func append(_ bits: Int) {
        for digit in 0..<4 { output[end + digit] = digits[bits >> (18 - 6 * digit) & 63] }
        end += 4
      }
      for start in stride(from: 0, to: whole, by: 3) {
        append(Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]))
      }
      guard whole < bytes.count else { return }
      let second = whole + 1 < bytes.count ? bytes[whole + 1] : nil
      append(Int(bytes[whole]) << 16 | Int(second ?? 0) << 8)
      output[end - 1] = padding
      if second == nil { output[end - 2] = padding }
    }
  }

  /// Nil for a text with other characters. White space is ignored, and padding may be left out.
  package static func decoded(_ text: [UInt8], isURLSafe: Bool) -> [UInt8]? {
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
