import Diagnostics
import Liquid
import Markup

/// `site.navigation`: as the configuration lists it, or the sections and the pages at the top.
struct Navigation: Sendable, Equatable {
  private struct Item: Sendable, Equatable {
    var title: String
    var url: String
    /// The page it leads to; nil for links that leave the site.
    var page: Int?
    /// The folder whose pages make the item active; nil for a page that stands for itself.
    var folder: String?
    var children: [Item] = []
  }

  /// A menu longer than this helps nobody, and would be printed on every page: the section's own page has to
  /// do.
  private static let childLimit = 60

  private let items: [Item]
  /// The items as values on a page that none of them leads to.
  private let inactive: [Value]

  init(_ plan: SitePlan, diagnostics: inout [Diagnostic]) {
    if let entries = plan.configuration.navigation {
      let resolver = LinkResolver(plan)
      items = entries.compactMap { Self.item($0, plan, resolver, diagnostics: &diagnostics) }
    } else {
      items = Self.standardItems(plan)
    }
    inactive = items.map { Self.value($0, on: nil) }
  }

  static func == (a: Navigation, b: Navigation) -> Bool { a.items == b.items }

  // MARK: Items

  private static func standardItems(_ plan: SitePlan) -> [Item] {
    var items: [(order: Double, item: Item)] = []
    for section in plan.sections
    where !section.folder.isEmpty && !section.folder.utf8.contains(UInt8(ascii: "/")) {
      guard let index = section.index else { continue }
      items.append((order(plan.pages[index]), item(section, index, plan)))
    }
    for page in plan.pages where page.section.isEmpty && page.kind == .page {
      items.append((order(page), Item(title: page.title, url: page.permalink.link, page: page.index)))
    }
    return items.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.item)
  }

  private static func order(_ page: Page) -> Double { page.source?.metadata.order ?? .infinity }

  private static func item(_ section: Section, _ index: Int, _ plan: SitePlan) -> Item {
    let page = plan.pages[index]
    let children = section.ordered.count > childLimit ? [] : section.ordered
    return Item(
      title: page.title, url: page.permalink.link, page: index, folder: section.folder,
      children: children.map { position in
        let child = plan.pages[position]
        return Item(title: child.title, url: child.permalink.link, page: position)
      })
  }

  private static func item(
    _ entry: NavigationEntry, _ plan: SitePlan, _ resolver: LinkResolver, diagnostics: inout [Diagnostic]
  ) -> Item? {
    let target = entry.target.value
    var children = (entry.children ?? []).compactMap { item($0, plan, resolver, diagnostics: &diagnostics) }
    if let scheme = ScriptURL.scheme(of: target.utf8) {
      diagnostics.append(.scriptLink(scheme, at: entry.target.range))
      return nil
    }
    if LinkDestination(target.utf8).isExternal {
      return Item(title: entry.title ?? target, url: target, page: nil, folder: nil, children: children)
    }
    guard let found = resolver.entry(at: target) else {
      diagnostics.append(
        .warning(
          "link.dead", "there is nothing at “\(target)”", at: entry.target.range,
          fix: resolver.nearMiss(for: target).map { "did you mean “\($0)”?" }))
      return nil
    }
    guard case .page(let position) = found else {
      let url = PercentEncoding.encoded(("/" + resolver.outputPath(of: found, at: target)).utf8)
      return Item(title: entry.title ?? target, url: String(decoding: url, as: UTF8.self), children: children)
    }
    let page = plan.pages[position]
    let section = plan.sections.first { $0.index == position && !$0.folder.isEmpty }
    if entry.children == nil, let section { children = item(section, position, plan).children }
    return Item(
      title: entry.title ?? page.title, url: page.permalink.link, page: position, folder: section?.folder,
      children: children)
  }

  // MARK: Values

  /// The navigation as one page shows it.
  func value(on page: Page) -> Value {
    var values = inactive
    for (position, item) in items.enumerated() where Self.isActive(item, on: page) {
      values[position] = Self.value(item, on: page)
    }
    return .array(values)
  }

  private static func isActive(_ item: Item, on page: Page?) -> Bool {
    guard let page else { return false }
    if item.page == page.index || item.children.contains(where: { isActive($0, on: page) }) { return true }
    guard let folder = item.folder else { return false }
    return page.section == folder || page.section.hasPrefix(folder + "/")
  }

  private static func value(_ item: Item, on page: Page?) -> Value {
    [
      "title": .string(item.title), "url": .string(item.url), "active": .bool(isActive(item, on: page)),
      "children": .array(item.children.map { value($0, on: page) }),
    ]
  }
}
