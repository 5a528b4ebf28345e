import CCmark
import HTML

/// Items of lists by kramdown's rule: the text at an item's start is a paragraph only if an empty line follows it.
///
/// In CommonMark one empty line between any two items makes paragraphs of all.
struct KramdownLists {
  /// The first lines of paragraphs that are text of their items.
  private var texts: Set<Int> = []

  init(_ tree: MarkdownTree) {
    tree.walk { node, isEntering in
      if isEntering, node.type == CMARK_NODE_LIST, !node.isTight { texts.formUnion(Self.texts(in: node)) }
    }
  }

  private static func texts(in list: MarkdownNode) -> [Int] {
    let items = list.children
    var texts: [Int] = []
    for (index, item) in items.enumerated() {
      guard let first = firstBlock(of: item), first.type == CMARK_NODE_PARAGRAPH else { continue }
      let isLast = index == items.count - 1
      guard !isFollowedByEmptyLine(first, in: item, isLast ? nil : items[index + 1]) else { continue }
      // A last item without an empty line is like those before it.
      let isLike =
        !isLast || items.count == 1 || !texts.isEmpty
        || items.dropLast().contains { firstBlock(of: $0)?.type != CMARK_NODE_PARAGRAPH }
      if isLike { texts.append(first.lines.lowerBound) }
    }
    return texts
  }

  /// Leaves texts without the element of a paragraph, when all other changes are made, and gives one to those below
  /// a heading or another block of their item.
  func transform(_ tree: MarkdownTree) {
    var plain: [MarkdownNode] = []
    var further: [MarkdownNode] = []
    tree.walk { node, isEntering in
      guard isEntering, node.type == CMARK_NODE_PARAGRAPH, let item = node.parent,
        item.type == CMARK_NODE_ITEM, let list = item.parent
      else { return }
      let isFirst = Self.firstBlock(of: item) == node
      if list.isTight {
        if !isFirst { further.append(node) }
      } else if isFirst, node.hasLines, texts.contains(node.lines.lowerBound) {
        plain.append(node)
      }
    }
    for paragraph in plain { Self.replaceElement(of: paragraph) { _ in } }
    for paragraph in further {
      Self.replaceElement(of: paragraph) { html in
        html.element("p") { $0.leaveGap() }
        html.newline()
      }
    }
  }

  /// The first block that isn't the mark of attributes.
  private static func firstBlock(of item: MarkdownNode) -> MarkdownNode? {
    var block = item.firstChild
    while let node = block, isMark(node) { block = node.next }
    return block
  }

  private static func isMark(_ node: MarkdownNode) -> Bool {
    guard node.type == CMARK_NODE_HTML_BLOCK, node.literal.starts(with: KramdownAttributes.start) else {
      return false
    }
    return !node.literal.starts(with: KramdownText.blankMark)
  }

  private static func isFollowedByEmptyLine(
    _ paragraph: MarkdownNode, in item: MarkdownNode, _ following: MarkdownNode?
  ) -> Bool {
    var end = paragraph.lines.upperBound
    var next = paragraph.next
    while let node = next, isMark(node) {
      if node.hasLines { end = max(end, node.lines.upperBound) }
      next = node.next
    }
    guard let block = next ?? following, block.hasLines else { return false }
    return block.lines.lowerBound > end + 1
  }

  /// Writes something else around the text of a paragraph.
  private static func replaceElement(of paragraph: MarkdownNode, _ write: (inout HTMLWriter) -> Void) {
    guard let text = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) else { return }
    text.assignLines(paragraph.lines)
    text.setMarkup(write)
    text.adoptChildren(of: paragraph)
    paragraph.replace(with: text)
  }
}
