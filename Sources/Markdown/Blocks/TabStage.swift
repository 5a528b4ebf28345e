import CodeBlocks
import Diagnostics
import HTML

/// Encloses adjacent blocks of code that have a `tab` in one element, with an input for each.
///
/// Groups with the same tabs share the inputs' name, so that browsers check one tab of them all; a style sheet shows it in
/// each group.
struct TabStage {
  /// The blocks of a text, each with the node in its place.
  private let blocks: [(node: MarkdownNode, code: CodeBlock)]
  private let diagnostics: DiagnosticCollector

  init(_ blocks: [(node: MarkdownNode, content: PageBlock?)], _ diagnostics: DiagnosticCollector) {
    self.blocks = blocks.compactMap { node, content in
      guard case .code(let code)? = content, code.display?.tab != nil, !code.words.isHidden else {
        return nil
      }
      return (node, code)
    }
    self.diagnostics = diagnostics
  }

  /// - Parameter groups: those of the page so far.
  func enclose(_ groups: inout TabGroups) {
    var start = 0
    while start < blocks.count {
      var end = start + 1
      while end < blocks.count, blocks[end - 1].node.next == blocks[end].node { end += 1 }
      enclose(start..<end, &groups)
      start = end
    }
  }

  private func enclose(_ range: Range<Int>, _ groups: inout TabGroups) {
    var titles: [Located<String>] = []
    var seen: Set<String> = []
    for block in blocks[range] {
      guard let tab = block.code.display?.tab else { continue }
      guard seen.insert(tab.value).inserted else {
        diagnostics.report(
          .error(
            "code.tab", "the tab “\(tab.value)” is given twice, so these blocks aren't tabs", at: tab.range,
            fix: "name each tab of a group differently, or write a paragraph between two groups"))
        return
      }
      titles.append(tab)
    }
    let nodes = blocks[range].map(\.node)
    guard let group = groups.add(titles.map(\.value)) else {
      for (node, title) in zip(nodes, titles) { wrap(node, node) { Self.write(title.value, to: &$0) } }
      diagnostics.report(
        .warning(
          "code.tab", "these blocks are shown one below the other, not as tabs", at: titles.first?.range,
          explanation: "a page has up to \(TabGroups.limit) different tabs",
          fix: "use the same names in each group, or split the page"))
      return
    }
    wrap(nodes[0], nodes[nodes.count - 1]) { html in
      html.element(
        "div", .class("code-tabs"), .role("group"), .label(titles.map(\.value).joined(separator: ", "))
      ) {
        Self.write(titles.map(\.value), group, to: &$0)
        $0.leaveGap()
      }
    }
    for (index, node) in nodes.enumerated() {
      wrap(node, node) { html in
        html.element("div", .class("t\(group.first + index)")) { Self.write(titles[index].value, to: &$0) }
      }
    }
  }

  /// A tab's name, for where all tabs are shown, and the place of the block below it.
  private static func write(_ title: String, to html: inout HTMLWriter) {
    html.element("p", .class("code-tab"), text: title)
    html.leaveGap()
  }

  /// Puts nodes and those between them into what `write` writes.
  private func wrap(_ first: MarkdownNode, _ last: MarkdownNode, _ write: (inout HTMLWriter) -> Void) {
    var html = HTMLWriter()
    write(&html)
    guard let opening = MarkdownNode(html: Array(html.aroundGap.before)),
      let closing = MarkdownNode(html: Array(html.aroundGap.after))
    else { return }
    opening.insertBefore(first)
    closing.insertAfter(last)
  }

  private static func write(_ titles: [String], _ group: TabGroups.Group, to html: inout HTMLWriter) {
    for (index, title) in titles.enumerated() {
      let id = "\(group.id)-\(index + 1)"
      html.void(
        "input", .type("radio"), .class("code-pick t\(group.first + index)"), .id(id), .name(group.name),
        index == 0 && group.isFirst ? .checked : nil)
      html.element("label", .class("code-pick"), .for(id), text: title)
    }
  }
}
