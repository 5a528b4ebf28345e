/// The section and the index of a row or an item, by Foundation's name. Paths of lengths other than two
/// are not modeled.
public struct IndexPath: Comparable, Hashable, Sendable {
  /// The index of the section in the table or collection, from 0.
  public var section: Int
  /// The index of the item in its section, from 0.
  public var item: Int

  /// The same number as `item`, by the name that tables use.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The index path of a table's row.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index path of a collection's item.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Orders index paths by section, then by item.
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// The name of the Objective-C class, to which code casts index paths.
public typealias NSIndexPath = IndexPath
