import UIKit
import YAML

/// `tabBar: {items: [{title, icon}], selected}`. Tabs without titles show only their icons.
package struct TabBar: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// Empty for a tab that shows only its icon.
    package var title: String
    package var icon: ScreenSymbol
  }

  package var items: [Item]
  /// Counted from 0.
  package var selected: Int

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    let nodes = reader.items(&fields, "items")
    items = (nodes ?? []).compactMap { reader.tabItem($0) }
    selected = 0
    let choice = fields.take("selected")
    reader.finish(fields)
    if nodes == nil { reader.missing("items", in: fields) }
    guard let nodes, (1...6).contains(nodes.count), items.count == nodes.count else {
      if let count = nodes?.count, !(1...6).contains(count) {
        reader.report(
          .error(
            "screen.range", "a tab bar has 1 to 6 items, not \(count)", at: fields.range,
            allowed: ["1 to 6 items"]))
      }
      return nil
    }
    if let choice { selected = reader.selectedTab(choice, items.map(\.title)) ?? 0 }
  }
}

extension TabBar.Item {
  package func makeItem() -> UITabBarItem {
    UITabBarItem(title: title.isEmpty ? nil : title, image: icon.image(), tag: 0)
  }
}

extension TabBar {
  func makeView(tint: UIColor) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    let items = items.map { $0.makeItem() }
    bar.items = items
    bar.selectedItem = items[selected]
    bar.tintColor = tint
    bar.layer.name = "tab bar"
    return bar
  }
}

/// The tab bar that two screens share, and the screens' tabs.
package struct SharedTabBar: Hashable, Sendable {
  package var items: [TabBar.Item]
  /// Counted from 0.
  package var from, to: Int
}

extension Screen {
  /// The shared tab bar; nil unless both screens have a bar of the same items, each with a different one
  /// selected.
  package func sharedTabBar(with other: Screen) -> SharedTabBar? {
    guard let own = tabBar, let others = other.tabBar, own.items == others.items,
      own.selected != others.selected
    else { return nil }
    return SharedTabBar(items: own.items, from: own.selected, to: others.selected)
  }
}

extension ScreenReader {
  /// `{title, icon}`, or the icon alone.
  mutating func tabItem(_ node: YAMLNode) -> TabBar.Item? {
    guard var fields = fields("a tab", of: node) else { return nil }
    let wroteTitle = fields.wrote("title")
    let title = text(&fields, "title")
    let icon = symbol(&fields, "icon")
    finish(fields)
    if !fields.wrote("icon") { missing("icon", in: fields) }
    guard let icon, title != nil || !wroteTitle else { return nil }
    return TabBar.Item(title: title ?? "", icon: icon)
  }

  /// A tab by its title, or by its number from 0.
  fileprivate mutating func selectedTab(_ node: YAMLNode, _ titles: [String]) -> Int? {
    if let index = node.string.flatMap(titles.firstIndex) { return index }
    if let index = node.int, titles.indices.contains(index) { return index }
    report(
      .unknown(
        "tab", node.string ?? node.kindName, "screen.value", at: node.range,
        allowed: titles.filter { !$0.isEmpty } + ["a number from 0 to \(titles.count - 1)"]))
    return nil
  }
}
