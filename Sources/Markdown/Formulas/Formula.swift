/// Formulas between dollar signs, as opposed to prices and shell variables.
enum Formula {
  private static let lengthLimit = 300
  private static let dollar = UInt8(ascii: "$")

  /// The end of the formula that starts at a dollar sign; nil if it isn't one.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let width = start + 1 < bytes.count && bytes[start + 1] == dollar ? 2 : 1
    let content = start + width
    guard content < bytes.count, let close = bytes[content...].prefix(lengthLimit).firstIndex(of: dollar)
    else {
      return nil
    }
    let inside = bytes[content..<close]
    let end = close + width
    if width == 2 {
      guard close + 1 < bytes.count, bytes[close + 1] == dollar else { return nil }
    } else {
      guard let first = inside.first, let last = inside.last, !first.isBlank, !last.isBlank else {
        return nil
      }
    }
    if end < bytes.count, bytes[end].isWord { return nil }
    return isFormula(inside) ? end : nil
  }

  /// Whether a text is a single letter, or has a command, a power, an index or an equation.
  private static func isFormula(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first, let start = text.indices.first else { return false }
    if text.count == 1 { return first.isLetter }
    for index in text.indices {
      let before = index > start ? text[index - 1] : 0x20
      let after = index + 1 < text.endIndex ? text[index + 1] : 0x20
      switch text[index] {
      case UInt8(ascii: "\\"): if after.isLetter { return true }
      case UInt8(ascii: "^"): if !before.isBlank, !after.isBlank { return true }
      case UInt8(ascii: "_"):
        let isAlone = index < start + 2 || !text[index - 2].isWord
        if before.isLetter, isAlone, after.isWord || after == UInt8(ascii: "{") { return true }
      case UInt8(ascii: "="): if before.isBlank, after.isBlank, !first.isDigit { return true }
      default: break
      }
    }
    return false
  }
}
