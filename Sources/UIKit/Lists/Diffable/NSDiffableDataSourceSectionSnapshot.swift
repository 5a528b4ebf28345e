/// The items of one section as an outline: those within an item show if it is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// No items.
  public init() {}

  /// All items, each before those within it.
  public var items: [ItemIdentifierType] { roots.flatMap { tree($0) { _ in true } } }
  /// The items that aren't within others.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that show.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { tree($0, expanded.contains) } }

  private func tree(_ item: ItemIdentifierType, _ isOpen: (ItemIdentifierType) -> Bool)
    -> [ItemIdentifierType]
  {
    [item] + (isOpen(item) ? (children[item] ?? []).flatMap { tree($0, isOpen) } : [])
  }

  /// Adds items at the end, within an item or outside of all.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    for item in items where parents[item] == nil && !roots.contains(item) {
      if let parent {
        children[parent, default: []].append(item)
        parents[item] = parent
      } else {
        roots.append(item)
      }
    }
  }
  /// Adds items before another one, within the same item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, 0)
  }
  /// Adds items after another one, within the same item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at item: ItemIdentifierType, _ distance: Int) {
    if let parent = parents[item] {
      let index = children[parent]?.firstIndex(of: item) ?? 0
      children[parent]?.insert(contentsOf: items, at: index + distance)
      for item in items { parents[item] = parent }
    } else if let index = roots.firstIndex(of: item) {
      roots.insert(contentsOf: items, at: index + distance)
    }
  }

  /// Removes items with those within them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      let gone = tree(item) { _ in true }
      if let parent = parents[item] { children[parent]?.removeAll { $0 == item } }
      roots.removeAll { $0 == item }
      for item in gone {
        (children[item], parents[item]) = (nil, nil)
        expanded.remove(item)
      }
    }
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Shows the items within items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides the items within items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Whether the items within an item show.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Whether the section has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil || roots.contains(item) }
  /// The item that contains another one; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// The number of items that contain an item.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parents[$0] }.reduce(-1) { count, _ in count + 1 }
  }
  /// The number of an item among all, from 0; nil for one that doesn't exist.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
}
