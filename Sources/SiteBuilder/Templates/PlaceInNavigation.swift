import HTML
import Liquid

/// A page's place in the navigation, and the navigation as HTML seen from there.
final class PlaceInNavigation: Sendable {
  let navigation: Navigation
  let page: Page
  /// See `Navigation.trail(of:)`.
  let trail: [Int]
  private let site: SeenSite

  init(_ page: Page, in site: SeenSite) {
    navigation = site.navigation
    self.page = page
    self.site = site
    trail = navigation.trail(of: page)
  }

  /// The entries at the top.
  var value: Value {
    .array(navigation.items.map { .object(NavigationObject($0, self, isOpen: true)) })
  }

  /// All entries that the page sees as nested lists of links, open where the page is: what a loop over the entries would
  /// print, without the loop, since it stands on every page.
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

  /// Appends an entry as a link, marked where it leads to the page itself or to what is around it.
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

  /// What the entry is called by itself, or by the page that it leads to.
  func title(of item: Navigation.Item) -> String {
    if let title = item.title { return title }
    return item.page.map { site.head(of: $0).title } ?? item.url
  }
}
