import HTML
import Liquid

/// An entry of `site.navigation` in the templates of one page.
final class NavigationObject: LiquidObject {
  private let item: Navigation.Item
  private let place: PlaceInNavigation
  private let isActive: Bool
  /// Whether the entry's children are visible even if it isn't active.
  private let isOpen: Bool

  init(_ item: Navigation.Item, _ place: PlaceInNavigation, isOpen: Bool) {
    self.item = item
    self.place = place
    self.isOpen = isOpen
    isActive = place.navigation.isActive(item, on: place.trail)
  }

  private static let properties = Properties<NavigationObject>([
    .init("title") { .string($0.place.title(of: $0.item)) },
    .init("url") { .string($0.item.url) },
    .init("active") { .bool($0.isActive) },
    .init("current") { .bool($0.item.page == $0.place.page.index) },
    .init("children") { $0.children },
  ])

  var keys: [String] { Self.properties.listed }

  /// Entries can't contain themselves.
  var isPrintedInside: Bool { true }

  func value(forKey key: String) -> Value? { Self.properties[key]?.value(self) }

  var text: String {
    String(
      decoding: HTMLWriter.html { place.writeLink(to: item, isActive: isActive, to: &$0) }, as: UTF8.self)
  }

  private var children: Value {
    guard isActive || isOpen else { return [] }
    let items = place.navigation.children(of: item, on: place.trail)
    return .array(items.map { .object(NavigationObject($0, place, isOpen: false)) })
  }
}
