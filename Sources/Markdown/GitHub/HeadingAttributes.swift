import CCmark

/// `{#id .class}` at the end of a heading.
struct HeadingAttributes {
  var id: String?
  var classes: [String] = []

  /// Removes the braces from a heading; nil if they hold anything but one id and classes.
  ///
  /// - Parameter isKramdown: whether hashes before the braces close the heading.
  static func take(from heading: MarkdownNode, isKramdown: Bool) -> HeadingAttributes? {
    guard let last = heading.lastChild, last.type == CMARK_NODE_TEXT else { return nil }
    let text = Array(last.literal)
    guard text.last == UInt8(ascii: "}"), let open = text.lastIndex(of: UInt8(ascii: "{")) else { return nil }
    var inside = text[(open + 1)..<(text.count - 1)]
    if inside.first == UInt8(ascii: ":") { inside = inside.dropFirst() }
    var attributes = HeadingAttributes()
    for word in inside.split(whereSeparator: \.isBlank) {
      let name = word.dropFirst()
      guard !name.isEmpty, name.allSatisfy(isName) else { return nil }
      let value = String(decoding: name, as: UTF8.self)
      switch word.first {
      case UInt8(ascii: "#") where attributes.id == nil: attributes.id = value
      case UInt8(ascii: ".") where name.first?.isDigit == false: attributes.classes.append(value)
      default: return nil
      }
    }
    // Without an id, braces in a word are text.
    guard attributes.id != nil || !attributes.classes.isEmpty && open > 0 && text[open - 1].isBlank else {
      return nil
    }
    var kept = text[..<open]
    while kept.last?.isBlank ?? false { kept.removeLast() }
    if isKramdown, kept.last == UInt8(ascii: "#") {
      let words = kept.prefix(kept.count - kept.reversed().prefix { $0 == UInt8(ascii: "#") }.count)
      if words.last?.isBlank ?? false {
        kept = words.prefix(words.count - words.reversed().prefix(while: \.isBlank).count)
      }
    }
    last.setLiteral(kept)
    return attributes
  }

  private static func isName(_ byte: UInt8) -> Bool { byte.isWord || "-.:".utf8.contains(byte) }
}
