/// The bytes of a CSS file.
enum StyleSheet {
  /// The style sheet without its comments, and without the lines that they leave empty.
  static func withoutComments(_ css: [UInt8]) -> [UInt8] {
    var rules: [UInt8] = []
    rules.reserveCapacity(css.count)
    var quote: UInt8?
    var index = 0
    while index < css.count {
      let byte = css[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        rules.append(byte)
        if index < css.count { rules.append(css[index]) }
        index += 1
      } else if let open = quote {
        if byte == open { quote = nil }
        rules.append(byte)
      } else if byte == UInt8(ascii: "/"), index < css.count, css[index] == UInt8(ascii: "*") {
        index = endOfComment(in: css, from: index + 1)
        while rules.last == UInt8(ascii: " ") { rules.removeLast() }
        if endsLine(rules), index < css.count, css[index] == UInt8(ascii: "\n") { index += 1 }
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        // One line end stands for several.
        if byte != UInt8(ascii: "\n") || !endsLine(rules) { rules.append(byte) }
      }
    }
    return rules
  }

  /// Where the text after a comment starts.
  private static func endOfComment(in css: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < css.count {
      if css[index] == UInt8(ascii: "*"), css[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return css.count
  }

  private static func endsLine(_ css: [UInt8]) -> Bool { css.last.map { $0 == UInt8(ascii: "\n") } ?? true }
}
