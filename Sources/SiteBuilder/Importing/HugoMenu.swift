import Files
import Text
import YAML

/// A menu of Hugo as entries of the navigation, ordered by weight, with entries below those that they name as parents.
struct HugoMenu {
  /// The list in YAML, indented by two spaces.
  private(set) var lines: [String] = []

  private struct Item {
    var title: String
    /// What other entries call it as their parent.
    var names: Set<String>
    var url: String?
    var parent: String?
    /// Entries without a weight come last.
    var weight: Int
  }

  /// Nil for a menu of more than two levels, or with an entry that leads nowhere.
  init?(_ node: YAMLNode) {
    let items = (node.array ?? []).compactMap(Self.item)
    guard !items.isEmpty, items.count == node.array?.count else { return nil }
    let top = Self.sorted(items.filter { $0.parent == nil })
    var count = top.count
    for item in top {
      let children = Self.sorted(items.filter { $0.parent.map(item.names.contains) ?? false })
      count += children.count
      // A menu without an address of its own leads to its first entry.
      guard let url = item.url ?? children.first?.url else { return nil }
      lines += Self.entry(item.title, url, indent: "  ")
      if !children.isEmpty { lines.append("    children:") }
      for child in children {
        guard let url = child.url else { return nil }
        lines += Self.entry(child.title, url, indent: "      ")
      }
    }
    guard count == items.count else { return nil }
  }

  private static func sorted(_ items: [Item]) -> [Item] {
    items.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element)
  }

  private static func entry(_ title: String, _ url: String, indent: String) -> [String] {
    [
      "\(indent)- title: \(ImportedSettings.quoted(title))",
      "\(indent)  url: \(ImportedSettings.quoted(url))",
    ]
  }

  private static func item(_ node: YAMLNode) -> Item? {
    guard let title = (node["name"] ?? node["title"] ?? node["identifier"])?.string else { return nil }
    return Item(
      title: title, names: Set([node["identifier"]?.string, node["name"]?.string].compactMap(\.self)),
      url: (node["url"] ?? node["pageRef"] ?? node["pageref"])?.string.flatMap(address),
      parent: node["parent"]?.string, weight: node["weight"]?.int ?? .max)
  }

  /// An address from the site's root; nil for one that leads nowhere.
  private static func address(_ target: String) -> String? {
    if target.isEmpty || target == "#" { return nil }
    if target.contains("://") || target.hasPrefix("mailto:") { return target }
    let url = target.hasPrefix("/") ? target : "/" + target
    let isFolder = !url.hasSuffix("/") && !url.contains("#") && SitePath.fileExtension(of: url).isEmpty
    return isFolder ? url + "/" : url
  }
}
