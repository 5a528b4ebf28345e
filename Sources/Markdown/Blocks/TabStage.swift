import Diagnostics
import HTML

/// Encloses adjacent tabs in one element, with an input for each: blocks of code that have a `tab`, and tabs of text.
///
/// Groups with the same tabs share the inputs' name, so that browsers check one tab of them all; a style sheet shows it in
/// each group. Tabs of text that name nothing in common have inputs of their own, each before what it shows.
struct TabStage {
  private struct Tab {
    /// The node in the place of its block.
    let node: MarkdownNode
    let title: Located<String>
    let key: String?
  }

  private let tabs: [Tab]
  private let diagnostics: DiagnosticCollector

  /// - Parameter blocks: the blocks of a text, each with the node in its place.
  init(_ blocks: [(node: MarkdownNode, content: PageBlock?)], _ diagnostics: DiagnosticCollector) {
    tabs = blocks.compactMap { node, content in
      content?.tab.map { Tab(node: node, title: $0, key: content?.tabKey) }
    }
    self.diagnostics = diagnostics
  }

  /// - Parameter groups: those of the page so far.
  func enclose(_ groups: inout TabGroups) {
    var start = 0
    while start < tabs.count {
      var end = start + 1
      while end < tabs.count, tabs[end - 1].node.next == tabs[end].node { end += 1 }
      enclose(tabs[start..<end], &groups)
      start = end
    }
  }

  private func enclose(_ tabs: ArraySlice<Tab>, _ groups: inout TabGroups) {
    var seen: Set<String> = []
    for tab in tabs where !seen.insert(tab.title.value).inserted {
      diagnostics.report(
        .error(
          "code.tab", "the tab “\(tab.title.value)” is given twice, so these blocks aren't tabs",
          at: tab.title.range,
          fix: "name each tab of a group differently, or write a paragraph between two groups"))
      return
    }
    let keys = tabs.compactMap(\.key)
    if keys.count < tabs.count {
      if let tab = tabs.first(where: { $0.key != nil }), let other = tabs.first(where: { $0.key == nil }) {
        diagnostics.report(
          .warning(
            "code.tab", "“sync” of the tab “\(tab.title.value)” has no effect", at: tab.title.range,
            explanation: "the tab “\(other.title.value)” of the same group has none",
            fix: "write “:sync:” in all tabs of the group, or in none"))
      }
      encloseAlone(tabs, groups.addAlone())
    } else if let group = groups.add(keys) {
      encloseTogether(tabs, group)
    } else {
      for tab in tabs { wrap(tab.node) { Self.write(tab.title.value, to: &$0) } }
      diagnostics.report(
        .warning(
          "code.tab", "these blocks are shown one below the other, not as tabs", at: tabs.first?.title.range,
          explanation: "a page has up to \(TabGroups.limit) different tabs",
          fix: "use the same names in each group, or split the page"))
    }
  }

  /// A group that changes together with others: all inputs, then all blocks.
  private func encloseTogether(_ tabs: ArraySlice<Tab>, _ group: TabGroups.Group) {
    encloseAll(tabs, class: "code-tabs") { html in
      for (index, tab) in tabs.enumerated() {
        Self.write(
          tab.title.value, class: "code-pick t\(group.first + index)", id: "\(group.id)-\(index + 1)",
          name: group.name, isChecked: index == 0 && group.isFirst, to: &html)
      }
    }
    for (index, tab) in tabs.enumerated() {
      wrap(tab.node) { html in
        html.element("div", .class("t\(group.first + index)")) { Self.write(tab.title.value, to: &$0) }
      }
    }
  }

  /// A group of its own: each input before its block.
  private func encloseAlone(_ tabs: ArraySlice<Tab>, _ name: String) {
    encloseAll(tabs, class: "code-tabs tab-set") { _ in }
    for (index, tab) in tabs.enumerated() {
      wrap(tab.node) { html in
        Self.write(
          tab.title.value, class: "code-pick", id: "\(name)-\(index + 1)", name: name, isChecked: index == 0,
          to: &html)
        html.element("div") { Self.write(tab.title.value, to: &$0) }
      }
    }
  }

  private func encloseAll(
    _ tabs: ArraySlice<Tab>, class classes: String, _ inputs: (inout HTMLWriter) -> Void
  ) {
    guard let first = tabs.first, let last = tabs.last else { return }
    wrap(first.node, last.node) { html in
      html.element(
        "div", .class(classes), .role("group"),
        .label(tabs.map(\.title.value).joined(separator: ", "))
      ) {
        inputs(&$0)
        $0.leaveGap()
      }
    }
  }

  /// A tab's name, for where all tabs are shown, and the place of the block below it.
  private static func write(_ title: String, to html: inout HTMLWriter) {
    html.element("p", .class("code-tab"), text: title)
    html.leaveGap()
  }

  private static func write(
    _ title: String, class classes: String, id: String, name: String, isChecked: Bool,
    to html: inout HTMLWriter
  ) {
    html.void(
      "input", .type("radio"), .class(classes), .id(id), .name(name), isChecked ? .checked : nil)
    html.element("label", .class("code-pick"), .for(id), text: title)
  }

  private func wrap(_ node: MarkdownNode, _ write: (inout HTMLWriter) -> Void) { wrap(node, node, write) }

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
}
