import TransitionEngine
import YAML

/// A button in a navigation bar: a text or a symbol.
enum BarItem: Hashable, Sendable {
  case text(String)
  case icon(ScreenSymbol)
}

extension ScreenReader {
  /// `Edit`, `{icon: plus}`, or a list of them, at most three.
  mutating func barItems(_ fields: inout Fields, _ key: String) -> [BarItem] {
    guard let node = fields.take(key) else { return [] }
    let nodes = node.array ?? [node]
    if nodes.count > 3 {
      report(
        .error(
          "screen.range", "a bar has room for 3 items at a side, not \(nodes.count)",
          at: node.range, fix: "delete the other items"))
    }
    return nodes.prefix(3).compactMap { barItem($0, key) }
  }

  private mutating func barItem(_ node: YAMLNode, _ key: String) -> BarItem? {
    if let text = node.string { return .text(text) }
    guard var fields = fields("a bar item", of: node) else { return nil }
    let icon = symbol(&fields, "icon")
    let text = text(&fields, "text")
    finish(fields)
    if let icon { return .icon(icon) }
    if text == nil, !fields.wrote("icon"), !fields.wrote("text") { missing("icon", in: fields) }
    return text.map { .text($0) }
  }
}
