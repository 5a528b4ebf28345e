import Text

/// Rules that win over those of the page around them, whatever elements and classes its selectors name.
///
/// Themes style figures, pictures, labels and inputs by selectors such as `.article figure`, which outweigh single classes. An
/// id in a selector outweighs all of them. So each selector begins with an ancestor without a certain id, as every element has
/// one. The order of the rules among themselves stays.
enum RaisedStyles {
  private static let ancestor = Array(":not(#zt) ".utf8)
  /// At-rules with rules inside. Others, such as keyframes, have no selectors.
  private static let groups = ["@media", "@supports", "@container"].map { Array($0.utf8) }

  /// - Parameter css: as this program writes it: without comments, and without braces in strings.
  static func css(_ css: [UInt8]) -> [UInt8] {
    var raised: [UInt8] = []
    raised.reserveCapacity(css.count + css.count / 8)
    var position = 0
    while position < css.count {
      let end = css[position...].firstIndex { Self.endsPrelude($0) } ?? css.count
      let prelude = css[position..<end].trimmed
      guard end < css.count, css[end] == UInt8(ascii: "{") else {
        raised += css[position..<min(end + 1, css.count)]
        position = end + 1
        continue
      }
      if groups.contains(where: prelude.starts) {
        raised += css[position...end]
        position = end + 1
        continue
      }
      let isAtRule = prelude.first == UInt8(ascii: "@")
      if isAtRule { raised += css[position..<end] } else { append(selectors: prelude, to: &raised) }
      position = blockEnd(css, from: end)
      raised += css[end..<position]
      if position < css.count, css[position] == UInt8(ascii: "\n") {
        raised.append(css[position])
        position += 1
      }
    }
    return raised
  }

  private static func endsPrelude(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";")
  }

  /// The position after the block that begins at a brace.
  private static func blockEnd(_ css: [UInt8], from start: Int) -> Int {
    var (position, depth) = (start, 0)
    while position < css.count {
      if css[position] == UInt8(ascii: "{") { depth += 1 }
      if css[position] == UInt8(ascii: "}") { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return position
  }

  private static func append(selectors: ArraySlice<UInt8>, to css: inout [UInt8]) {
    var depth = 0
    css += ancestor
    for byte in selectors {
      css.append(byte)
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: css += ancestor
      default: break
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at its ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isSpace }), let last = lastIndex(where: { !$0.isSpace }) else {
      return []
    }
    return self[first...last]
  }
}
