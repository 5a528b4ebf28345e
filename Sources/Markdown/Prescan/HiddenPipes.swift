import CCmark

/// Escaped pipes in tables. cmark removes escapes, so a placeholder replaces them while it parses.
struct HiddenPipes {
  /// A noncharacter of Unicode.
  private static let replacement: [UInt8] = [0xEF, 0xB7, 0x90]

  // MARK: Hiding

  /// - Parameter delimiterRows: the lines of the rules under headers of tables, ascending.
  static func edits(in source: MarkdownLines, below delimiterRows: [Int]) -> [MarkdownEdit] {
    guard !delimiterRows.isEmpty,
      source.bytes.firstIndex(of: replacement, from: 0, to: source.bytes.count) == nil
    else { return [] }
    var edits: [MarkdownEdit] = []
    var done = 0
    for row in delimiterRows where row > done {
      var line = row - 1
      while line <= source.count, !source.bytes[source[line]].allSatisfy(\.isSpace) {
        edits += self.edits(in: source[line], source.bytes)
        line += 1
      }
      done = line
    }
    return edits
  }

  private static func edits(in line: Range<Int>, _ bytes: [UInt8]) -> [MarkdownEdit] {
    var edits: [MarkdownEdit] = []
    var index = line.lowerBound
    while index < line.upperBound {
      let length = escapedPipeLength(bytes[index..<line.upperBound])
      if length > 0 {
        edits.append(MarkdownEdit(range: index..<(index + length), replacement: replacement))
      }
      index += max(length, 1)
    }
    return edits
  }

  private static func escapedPipeLength(_ rest: ArraySlice<UInt8>) -> Int {
    switch rest.first {
    case UInt8(ascii: "\\"): rest.dropFirst().first == UInt8(ascii: "|") ? 2 : 0
    case UInt8(ascii: "&"): rest.starts(with: "&#124;".utf8) ? 6 : 0
    default: 0
    }
  }

  // MARK: Restoring

  private let tables: Set<MarkdownNode>

  init(tables: Set<MarkdownNode>) {
    self.tables = tables
  }

  /// Replaces the placeholder by pipes, with a backslash where Markdown has no escapes.
  func restore(in tree: MarkdownTree) {
    var depth = 0
    tree.walk { node, isEntering in
      if tables.contains(node) { depth += isEntering ? 1 : -1 }
      guard isEntering else { return }
      switch node.type {
      case CMARK_NODE_TEXT: restore(node, as: "|")
      case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: restore(node, as: depth > 0 ? "|" : "\\|")
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: restore(node, as: "\\|")
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        if let url = restored(node.url, as: "|") { node.setURL(url) }
      default: break
      }
    }
  }

  private func restore(_ node: MarkdownNode, as pipe: String) {
    if let literal = restored(node.literal, as: pipe) { node.setLiteral(literal) }
  }

  private func restored(_ bytes: UnsafeBufferPointer<UInt8>, as pipe: String) -> [UInt8]? {
    let hidden = Self.replacement
    guard var found = bytes.firstIndex(of: hidden, from: 0, to: bytes.count) else { return nil }
    var result: [UInt8] = []
    var position = 0
    while true {
      result += bytes[position..<found]
      result += pipe.utf8
      position = found + hidden.count
      guard let next = bytes.firstIndex(of: hidden, from: position, to: bytes.count) else { break }
      found = next
    }
    result += bytes[position...]
    return result
  }
}
