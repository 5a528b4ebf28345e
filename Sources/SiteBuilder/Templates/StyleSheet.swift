import Text

/// The bytes of a CSS file.
enum StyleSheet {
  /// The style sheet without its comments, empty lines and indents.
  static func withoutComments(_ css: [UInt8]) -> [UInt8] {
    css.withUnsafeBufferPointer { bytes in
      var rules: [UInt8] = []
      rules.reserveCapacity(bytes.count)
      var copied = 0
      for unread in unreadRanges(in: bytes) where unread.lowerBound >= copied {
        rules += bytes[copied..<unread.lowerBound]
        while rules.last == UInt8(ascii: " ") { rules.removeLast() }
        copied = unread.upperBound
        guard rules.last.map({ $0 == UInt8(ascii: "\n") }) ?? true else { continue }
        while copied < bytes.count, bytes[copied] == UInt8(ascii: "\n") || bytes[copied] == UInt8(ascii: " ")
        {
          copied += 1
        }
      }
      rules += bytes[copied...]
      return rules
    }
  }

  /// The ranges of comments, and of line ends and spaces after a line end, in order.
  private static func unreadRanges(in css: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var quote: UInt8?
    var index = 0
    while index < css.count {
      let byte = css[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "/") where quote == nil && css[index...].starts(with: "/*".utf8):
        let end = css.offset(of: Array("*/".utf8), in: index + 2..<css.count).map { $0 + 2 } ?? css.count
        found.append(index..<end)
        index = end - 1
      case UInt8(ascii: "\n") where quote == nil:
        let end = css[(index + 1)...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
        if let end, end > index + 1 { found.append(index + 1..<end) }
        index = (end ?? css.count) - 1
      default: break
      }
      index += 1
    }
    return found
  }
}
