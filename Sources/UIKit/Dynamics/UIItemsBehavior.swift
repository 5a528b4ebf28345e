/// The base class of behaviors with several items. UIKit has no class of this name.
open class UIItemsBehavior: UIDynamicBehavior {
  /// The items, in the order of adding.
  open private(set) var items: [any UIDynamicItem]

  init(of items: [any UIDynamicItem]) { self.items = items }

  /// Adds an item, unless the behavior has it already.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var movedItems: [any UIDynamicItem] { items }
}
