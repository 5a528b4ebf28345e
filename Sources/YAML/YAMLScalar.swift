import Text

/// A scalar: its text, and whether it was plain, so that it may be a boolean, a number or null.
///
/// Plain scalars follow the core schema of YAML 1.2: `true` is a boolean, `yes` is a string.
package struct YAMLScalar: Sendable, Hashable {
  package enum Style: Sendable {
    case plain, quoted
  }

  package enum Resolved: Sendable, Hashable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
  }

  package var text: String
  package var style: Style

  package init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }

  package var resolved: Resolved {
    if let bool { return .bool(bool) }
    if let int { return .int(int) }
    if let double { return .double(double) }
    return .string(text)
  }

  package var bool: Bool? {
    guard style == .plain else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The integer: decimal, `0o17` or `0xff`; nil if it overflows.
  package var int: Int? {
    guard style == .plain, let first = text.utf8.first, first < UInt8(ascii: "A") else { return nil }
    if text.hasPrefix("0x") { return Self.unsigned(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Self.unsigned(text.dropFirst(2), radix: 8) }
    return Int(text)
  }

  package var double: Double? {
    guard style == .plain else { return nil }
    switch text {
    case ".nan", ".NaN", ".NAN": return .nan
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    default: return DecimalNumber.isNumber(text.utf8) ? Double(text) : nil
    }
  }

  private static func unsigned(_ digits: Substring, radix: Int) -> Int? {
    guard let first = digits.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else {
      return nil
    }
    return Int(digits, radix: radix)
  }

  /// Whether plain text means null in the core schema.
  static func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 0: true
    case 1: text[0] == UInt8(ascii: "~")
    case 4:
      text.elementsEqual("null".utf8) || text.elementsEqual("Null".utf8) || text.elementsEqual("NULL".utf8)
    default: false
    }
  }
}
