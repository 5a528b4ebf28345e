import Text

/// The bytes of a CSS file.
enum StyleSheet {
  /// The style sheet without its comments, and without the lines that they leave empty.
  static func withoutComments(_ css: [UInt8]) -> [UInt8] {
    var rest = css[...]
    var rules: [UInt8] = []
    var quote: UInt8?
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        rules.append(byte)
        if let escaped = rest.popFirst() { rules.append(escaped) }
      } else if let open = quote {
        if byte == open { quote = nil }
        rules.append(byte)
      } else if byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
        rest = afterComment(rest.dropFirst())
        while rules.last == UInt8(ascii: " ") { rules.removeLast() }
        rest = rest.dropFirst(endsLine(rules) && rest.first == UInt8(ascii: "\n") ? 1 : 0)
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        // One line end stands for several.
        if byte != UInt8(ascii: "\n") || !endsLine(rules) { rules.append(byte) }
      }
    }
    return rules
  }

  private static func afterComment(_ css: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = css
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { return rest.dropFirst() }
    }
    return rest
  }

  private static func endsLine(_ css: [UInt8]) -> Bool { css.last.map { $0 == UInt8(ascii: "\n") } ?? true }
}
