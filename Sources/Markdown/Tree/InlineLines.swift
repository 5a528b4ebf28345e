import CCmark

/// The inline nodes of a paragraph, by lines.
struct InlineLines {
  private(set) var lines: [[MarkdownNode]] = [[]]
  /// The break after each line but the last.
  private(set) var breaks: [MarkdownNode] = []

  init(of paragraph: MarkdownNode) {
    for node in paragraph.children {
      if node.isBreak {
        breaks.append(node)
        lines.append([])
      } else {
        lines[lines.count - 1].append(node)
      }
    }
  }

  /// The text a line starts with; empty if it starts with anything else.
  func leadingText(_ line: Int) -> UnsafeBufferPointer<UInt8> {
    guard let first = lines[line].first, first.type == CMARK_NODE_TEXT else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return first.literal
  }
}

/// Splits the lines of a paragraph into several blocks in its place.
struct ParagraphSplitter {
  private let paragraph: MarkdownNode
  private let inline: InlineLines
  private var open: MarkdownNode?

  init(_ paragraph: MarkdownNode, _ inline: InlineLines) {
    self.paragraph = paragraph
    self.inline = inline
  }

  /// Keeps a line in a paragraph, together with the kept lines before it.
  mutating func keep(_ line: Int) {
    if let open {
      open.append(inline.breaks[line - 1])
      for node in inline.lines[line] { open.append(node) }
    } else if let node = MarkdownNode(CMARK_NODE_PARAGRAPH) {
      node.assignLines(paragraph.lines)
      node.insertBefore(paragraph)
      for child in inline.lines[line] { node.append(child) }
      open = node
    }
  }

  /// Inserts a block. Later lines are another paragraph.
  mutating func insert(_ block: MarkdownNode) {
    block.insertBefore(paragraph)
    open = nil
  }

  /// Frees the paragraph and its remaining nodes.
  func finish() { paragraph.remove() }
}
