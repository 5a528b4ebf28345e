import Liquid
import Markup

/// A page's place in the navigation.
final class PlaceInNavigation: Sendable {
  let navigation: Navigation
  let page: Page
  let table: PageTable
  /// See `Navigation.trail(of:)`.
  let trail: [Int]

  init(_ navigation: Navigation, _ page: Page, in table: PageTable) {
    self.navigation = navigation
    self.page = page
    self.table = table
    trail = navigation.trail(of: page)
  }
}

/// An entry of `site.navigation`, as the templates of one page see it.
final class NavigationObject: LiquidObject {
  private let item: Navigation.Item
  private let place: PlaceInNavigation
  private let isActive: Bool
  /// Whether there is something below the entry even where the page is not.
  private let isOpen: Bool

  init(_ item: Navigation.Item, _ place: PlaceInNavigation, isOpen: Bool) {
    self.item = item
    self.place = place
    self.isOpen = isOpen
    isActive = place.navigation.isActive(item, on: place.trail)
  }

  var keys: [String] { ["title", "url", "active", "current", "children"] }

  /// No entry is below itself.
  var isPrintedInside: Bool { true }

  func value(forKey key: String) -> Value? {
    switch key {
    case "title": .string(title)
    case "url": .string(item.url)
    case "active": .bool(isActive)
    case "current": .bool(item.page == place.page.index)
    case "children": children
    default: nil
    }
  }

  /// The entry as a link, marked where it leads to the page itself or to what is around it.
  var text: String {
    var html: [UInt8] = []
    html.reserveCapacity(128)
    html += "<a href=\"".utf8
    if let target = item.page {
      let path = place.navigation.plan.pages[target].outputPath
      html += place.page.finalLink(to: path, base: place.navigation.plan.configuration.baseURL)
    } else {
      HTMLText.append(item.url.utf8, to: &html)
    }
    html += "\"".utf8
    if item.page == place.page.index {
      html += " aria-current=\"page\"".utf8
    } else if isActive {
      html += " aria-current=\"true\"".utf8
    }
    html += ">".utf8
    HTMLText.append(title.utf8, to: &html)
    html += "</a>".utf8
    return String(decoding: html, as: UTF8.self)
  }

  private var title: String {
    if let title = item.title { return title }
    guard let page = item.page else { return item.url }
    if place.table.isRecorded { ReadRecorder.note { $0.add(.metadata, of: page) } }
    return place.navigation.plan.pages[page].title
  }

  private var children: Value {
    guard isActive || isOpen else { return [] }
    let items = place.navigation.children(of: item, on: place.trail)
    return .array(items.map { .object(NavigationObject($0, place, isOpen: false)) })
  }
}
