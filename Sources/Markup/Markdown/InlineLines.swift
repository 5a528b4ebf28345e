import CCmark

/// The inline nodes of a paragraph, line by line: what transforms of lines work on.
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

/// Takes the lines of a paragraph apart into several blocks that stand in its place.
struct ParagraphSplitter {
  private let paragraph: MarkdownNode
  private let inline: InlineLines
  private var open: MarkdownNode?

  init(_ paragraph: MarkdownNode, _ inline: InlineLines) {
    self.paragraph = paragraph
    self.inline = inline
  }

  /// Keeps a line as part of a paragraph, together with lines kept just before it.
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

  /// Puts a block here; what follows is another paragraph.
  mutating func insert(_ block: MarkdownNode) {
    block.insertBefore(paragraph)
    open = nil
  }

  /// Frees the paragraph and what was left in it.
  func finish() { paragraph.remove() }
}
