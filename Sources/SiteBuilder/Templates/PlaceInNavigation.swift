import HTML
import Liquid

/// A page's place in the navigation, with the HTML of the navigation for it.
final class PlaceInNavigation: Sendable {
  let navigation: Navigation
  let page: Page
  let trail: [Int]
  private let site: SeenSite

  init(_ page: Page, in site: SeenSite) {
    navigation = site.navigation
    self.page = page
    self.site = site
    trail = navigation.trail(of: page)
  }

  /// The top entries.
  var value: Value {
    .array(navigation.items.map { .object(NavigationObject($0, self, isOpen: true)) })
  }

  /// All visible entries as nested lists of links, open at the page. A faster replacement for a loop in
  /// templates, since it is on every page.
  var tree: [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(1024)
    appendList(of: navigation.items, into: &html)
    return html
  }

  private func appendList(of items: [Navigation.Item], into html: inout [UInt8]) {
    guard !items.isEmpty else { return }
    html.append("<ul>\n")
    for item in items {
      let isActive = navigation.isActive(item, on: trail)
      html.append("<li>")
      appendLink(to: item, isActive: isActive, into: &html)
      let children = isActive ? navigation.children(of: item, on: trail) : []
      if !children.isEmpty { html.append("\n") }
      appendList(of: children, into: &html)
      html.append("</li>\n")
    }
    html.append("</ul>\n")
  }

  /// Appends an entry as a link, which is marked if it leads to the page itself or to an outer one.
  func appendLink(to item: Navigation.Item, isActive: Bool, into html: inout [UInt8]) {
    html.append("<a href=\"")
    if let target = item.page {
      let path = site.placement(of: target).permalink.outputPath
      page.appendLink(to: path, into: &html)
    } else {
      HTMLText.append(item.url.utf8, to: &html)
    }
    if item.page == page.index {
      html.append("\" aria-current=\"page\">")
    } else {
      html.append(isActive ? "\" aria-current=\"true\">" : "\">")
    }
    HTMLText.append(title(of: item).utf8, to: &html)
    html.append("</a>")
  }

  /// The title of an entry, or else that of its page.
  func title(of item: Navigation.Item) -> String {
    if let title = item.title { return title }
    return item.page.map { site.head(of: $0).title } ?? item.url
  }
}
