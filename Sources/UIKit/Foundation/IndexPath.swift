/// The place of a row or an item, by Foundation's name. Paths of other lengths than two are not modelled.
public struct IndexPath: Comparable, Hashable, Sendable {
  /// Of the table or collection, from 0.
  public var section: Int
  /// Within its section, from 0.
  public var item: Int

  /// The same number as `item`, by the name that tables use.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The place of a table's row.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The place of a collection's item.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// By section, then by item.
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// The same, by the name of its class in Objective-C, to which code casts it.
public typealias NSIndexPath = IndexPath
