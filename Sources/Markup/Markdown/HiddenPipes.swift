import CCmark

/// Puts pipes back where the prescan hid them.
struct HiddenPipes {
  private let tables: Set<MarkdownNode>

  init(tables: Set<MarkdownNode>) {
    self.tables = tables
  }

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
    let hidden = MarkdownPrescan.hiddenPipe
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
