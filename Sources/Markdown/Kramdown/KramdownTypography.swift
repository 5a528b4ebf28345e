import CCmark
import Text

/// Makes quotes, dashes and points typographic by kramdown's rules, which differ from CommonMark's: what stands before
/// a quote counts only if it is in the same text, and not at the end of code or emphasis.
struct KramdownTypography {
  /// Stand for quotes with a backslash before them.
  static let doubleQuote: [UInt8] = [0xEF, 0xB7, 0x90]
  static let singleQuote: [UInt8] = [0xEF, 0xB7, 0x91]
  /// Makes text of a line that begins with a tag.
  static let paragraphStart: [UInt8] = [0xEF, 0xB7, 0x92]

  let isSmart: Bool

  func transform(_ tree: MarkdownTree) {
    /// The name of the element whose text stays as it is.
    var raw: [UInt8]?
    tree.walk { node, isEntering in
      guard isEntering else { return }
      if node.type == CMARK_NODE_HTML_INLINE {
        raw = Self.rawElement(node.literal, in: raw)
      } else if node.type != CMARK_NODE_TEXT,
        node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING
      {
        raw = nil
      }
      guard node.type == CMARK_NODE_TEXT else { return }
      let text = Array(node.literal)
      guard text.contains(where: Self.isMark) else { return }
      let isShown = node.parent?.type != CMARK_NODE_IMAGE
      let new = rewritten(
        text, before: Self.before(node), after: Self.after(node), isSmart: isSmart && isShown && raw == nil)
      if new != text { node.setLiteral(new) }
    }
  }

  /// The elements whose text kramdown doesn't read.
  private static let rawElements = ["code", "kbd", "samp", "var", "script", "style"].map { Array($0.utf8) }

  /// The element that is open after a tag.
  private static func rawElement(_ tag: UnsafeBufferPointer<UInt8>, in open: [UInt8]?) -> [UInt8]? {
    let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
    let name = tag.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isDigit }.map { $0 | 0x20 }
    if let open { return isEnd && name == open ? nil : open }
    return !isEnd && rawElements.contains(name) ? name : nil
  }

  /// A quote that is written as an entity stays as it is.
  static func entity(_ bytes: ArraySlice<UInt8>) -> (mark: [UInt8], length: Int)? {
    for (entity, mark) in [
      ("&quot;", doubleQuote), ("&#34;", doubleQuote), ("&#39;", singleQuote), ("&apos;", singleQuote),
    ]
    where bytes.starts(with: entity.utf8) {
      return (mark, entity.utf8.count)
    }
    return nil
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == 0xEF
  }

  /// The line break before a text; nothing else before it counts.
  private static func before(_ node: MarkdownNode) -> UInt8? {
    node.previous?.type == CMARK_NODE_SOFTBREAK ? 0x0A : nil
  }

  /// The first bytes of what follows a text, as they are written.
  private static func after(_ node: MarkdownNode) -> [UInt8] {
    guard let next = node.next else {
      return switch node.parent?.type {
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG: Array("* ".utf8)
      case CMARK_NODE_LINK: Array("]".utf8)
      default: []
      }
    }
    return switch next.type {
    case CMARK_NODE_SOFTBREAK: [0x0A]
    case CMARK_NODE_LINEBREAK: [0x20]
    case CMARK_NODE_CODE: Array("`x".utf8)
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG: Array("*x".utf8)
    case CMARK_NODE_HTML_INLINE: Array("<x".utf8)
    case CMARK_NODE_LINK: Array("[x".utf8)
    case CMARK_NODE_IMAGE: Array("![".utf8)
    default: Array(next.literal.prefix(4))
    }
  }

  private func rewritten(_ text: [UInt8], before: UInt8?, after: [UInt8], isSmart: Bool) -> [UInt8] {
    let whole = text + after
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 16)
    /// The byte before that no other mark has taken.
    var previous = before
    var index = 0
    while index < text.count {
      let byte = text[index]
      let rest = text[index...]
      if byte == 0xEF, let plain = Self.plain(rest) {
        result += plain
        (index, previous) = (index + 3, nil)
        continue
      }
      guard isSmart else {
        result.append(byte)
        index += 1
        continue
      }
      if let (sign, length) = Self.sign(rest) {
        result += sign
        (index, previous) = (index + length, nil)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let (quotes, length) = Self.quotes(byte, previous, whole[(index + 1)...])
        result += quotes
        (index, previous) = (index + length, nil)
      } else {
        result.append(byte)
        // What could have begun a link, code or emphasis is taken, too.
        (index, previous) = (index + 1, "[*_`".utf8.contains(byte) ? nil : byte)
      }
    }
    return result
  }

  private static func plain(_ rest: ArraySlice<UInt8>) -> [UInt8]? {
    if rest.starts(with: doubleQuote) { return Array("\"".utf8) }
    if rest.starts(with: singleQuote) { return Array("'".utf8) }
    return rest.starts(with: paragraphStart) ? [] : nil
  }

  private static func sign(_ rest: ArraySlice<UInt8>) -> (sign: [UInt8], length: Int)? {
    if rest.starts(with: "---".utf8) { return (Array("—".utf8), 3) }
    if rest.starts(with: "--".utf8) { return (Array("–".utf8), 2) }
    return rest.starts(with: "...".utf8) ? (Array("…".utf8), 3) : nil
  }

  /// The quote, or two of them, by the first of kramdown's rules that holds.
  ///
  /// - Parameters:
  ///   - previous: the byte before; nil at the start of a text.
  ///   - rest: what follows.
  private static func quotes(
    _ quote: UInt8, _ previous: UInt8?, _ rest: ArraySlice<UInt8>
  ) -> (quotes: [UInt8], length: Int) {
    let isDouble = quote == UInt8(ascii: "\"")
    let opening = Array((isDouble ? "“" : "‘").utf8)
    let closing = Array((isDouble ? "”" : "’").utf8)
    let next = rest.first
    let following = rest.dropFirst().first
    let isSpaceBefore = previous?.isSpace ?? false
    let isFree = previous == nil
    if isFree, let next, next == UInt8(ascii: "*") || next == UInt8(ascii: "_") {
      let content = rest.drop { $0 == next }
      if rest.count - content.count <= 2, let first = content.first, !first.isSpace { return (opening, 1) }
    }
    if isFree, let next, next.isPunctuation, !rest.dropFirst().starts(with: "..".utf8),
      !(following?.isWord ?? false)
    {
      return (closing, 1)
    }
    if isFree || isSpaceBefore {
      // Two quotes, such as "'Quoted' words".
      if let next, next != quote, next == UInt8(ascii: "\"") || next == UInt8(ascii: "'"),
        following?.isWord ?? false
      {
        return (isDouble ? Array("“‘".utf8) : Array("‘“".utf8), 2)
      }
      let digits = rest.prefix(3)
      if !isDouble, digits.count == 3, digits.prefix(2).allSatisfy(\.isDigit),
        digits.last == UInt8(ascii: "s")
      {
        return (closing, 1)
      }
    }
    if isSpaceBefore, next?.isWord ?? false { return (opening, 1) }
    if let previous, !previous.isSpace, !"\\[{(-".utf8.contains(previous) { return (closing, 1) }
    if isFree {
      guard let next else { return (closing, 1) }
      if next.isSpace || next == UInt8(ascii: "s") && !(following?.isWord ?? false) { return (closing, 1) }
    }
    return (opening, 1)
  }
}

extension UInt8 {
  fileprivate var isPunctuation: Bool {
    (0x21...0x2F).contains(self) && self != UInt8(ascii: "&") || (0x3A...0x40).contains(self)
      || (0x5B...0x60).contains(self) || (0x7B...0x7E).contains(self)
  }
}
