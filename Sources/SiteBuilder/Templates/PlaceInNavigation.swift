import HTML
import Liquid

/// A page's place in the navigation, with the HTML of the navigation for it.
final class PlaceInNavigation: Sendable {
  let navigation: Navigation
  let page: Page
  let trail: [Int]
  private let site: TrackedSite

  init(_ page: Page, in site: TrackedSite) {
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
    var html = HTMLWriter(capacity: 1024)
    writeList(of: navigation.items, to: &html)
    return html.bytes
  }

  private func writeList(of items: [Navigation.Item], to html: inout HTMLWriter) {
    guard !items.isEmpty else { return }
    html.element("ul") { html in
      html.newline()
      for item in items { write(item, to: &html) }
    }
    html.newline()
  }

  private func write(_ item: Navigation.Item, to html: inout HTMLWriter) {
    let isActive = navigation.isActive(item, on: trail)
    html.element("li") { html in
      writeLink(to: item, isActive: isActive, to: &html)
      let children = isActive ? navigation.children(of: item, on: trail) : []
      if !children.isEmpty { html.newline() }
      writeList(of: children, to: &html)
    }
    html.newline()
  }

  /// Writes an entry as a link, marked where it leads to the page itself or to what is around it.
  func writeLink(to item: Navigation.Item, isActive: Bool, to html: inout HTMLWriter) {
    html.element("a") { link in
      if let target = item.page {
        let path = site.placement(of: target).permalink.outputPath
        link.attribute("href") { page.appendLink(to: path, into: &$0) }
      } else {
        link.attribute("href", item.url)
      }
      if item.page == page.index {
        link.attribute("aria-current", "page")
      } else if isActive {
        link.attribute("aria-current", "true")
      }
      link.text(title(of: item))
    }
  }

  /// The title of an entry, or else that of its page.
  func title(of item: Navigation.Item) -> String {
    if let title = item.title { return title }
    return item.page.map { site.head(of: $0).title } ?? item.url
  }
}
