import CCmark

/// Definition lists: a paragraph of terms, one a line, and `: definition` below it.
///
/// While cmark parses, the colon is the marker of a list, so that a definition may be several blocks, indented like
/// those of a list.
struct DefinitionLists {
  /// The first byte of a definition for cmark.
  static let marker: [UInt8] = [UInt8(ascii: "+")]

  /// The lists made of definitions alone, each below a paragraph.
  private(set) var lists: [MarkdownNode] = []
  /// The lines with a colon that don't start a definition.
  private(set) var plainLines: Set<Int>

  /// - Parameters:
  ///   - lines: the lines whose colon was replaced.
  ///   - isText: whether a line of terms belongs to something else.
  init(_ tree: MarkdownTree, lines: [Int], isTaken: (ClosedRange<Int>) -> Bool) {
    var plain = Set(lines)
    var lists: [MarkdownNode] = []
    tree.walk { node, isEntering in
      guard isEntering, node.type == CMARK_NODE_LIST, let first = node.firstChild,
        plain.contains(first.lines.lowerBound), let terms = node.previous, terms.type == CMARK_NODE_PARAGRAPH,
        terms.lines.upperBound >= first.lines.lowerBound - 2, !isTaken(terms.lines)
      else { return }
      var starts: [Int] = []
      var child = node.firstChild
      while let item = child {
        starts.append(item.lines.lowerBound)
        child = item.next
      }
      guard starts.allSatisfy(plain.contains) else { return }
      plain.subtract(starts)
      lists.append(node)
    }
    self.lists = lists
    plainLines = plain
  }

  func transform() {
    var last: MarkdownNode?
    for list in lists {
      guard let terms = list.previous, terms.type == CMARK_NODE_PARAGRAPH,
        let first = list.firstChild?.lines.lowerBound
      else { continue }
      let isTight = list.isTight && terms.lines.upperBound == first - 1
      let isNext = last != nil && terms.previous == last
      guard let target = isNext ? last : Self.list(before: terms) else { continue }
      last = target
      appendTerms(terms, to: target)
      while let item = list.firstChild {
        append(item, to: target, isTight: isTight)
        item.remove()
      }
      list.remove()
    }
  }

  private static func list(before node: MarkdownNode) -> MarkdownNode? {
    guard let list = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) else { return nil }
    list.setMarkup { html in
      html.element("dl") { html in
        html.newline()
        html.leaveGap()
      }
    }
    list.insertBefore(node)
    return list
  }

  private func appendTerms(_ paragraph: MarkdownNode, to list: MarkdownNode) {
    for line in InlineLines(of: paragraph).lines {
      guard let term = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) else { continue }
      term.assignLines(paragraph.lines)
      term.setMarkup { html in
        html.element("dt") { $0.leaveGap() }
        html.newline()
      }
      for node in line { term.append(node) }
      list.append(term)
    }
    paragraph.remove()
  }

  private func append(_ item: MarkdownNode, to list: MarkdownNode, isTight: Bool) {
    let isLine = isTight && item.firstChild?.next == nil && item.firstChild?.type == CMARK_NODE_PARAGRAPH
    guard let definition = MarkdownNode(isLine ? CMARK_NODE_CUSTOM_INLINE : CMARK_NODE_CUSTOM_BLOCK) else {
      return
    }
    definition.setMarkup { html in
      html.element("dd") { $0.leaveGap() }
      html.newline()
    }
    list.append(definition)
    if isLine, let paragraph = item.firstChild {
      definition.assignLines(paragraph.lines)
      definition.adoptChildren(of: paragraph)
      return
    }
    while let block = item.firstChild {
      guard isTight, block.type == CMARK_NODE_PARAGRAPH, let text = MarkdownNode(CMARK_NODE_CUSTOM_INLINE)
      else {
        definition.append(block)
        continue
      }
      text.assignLines(block.lines)
      text.adoptChildren(of: block)
      definition.append(text)
      block.remove()
    }
  }
}
