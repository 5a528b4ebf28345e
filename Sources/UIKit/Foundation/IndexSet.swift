/// A set of indexes, by Foundation's name.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// An empty set.
  public init() { indexes = [] }
  /// A set with one index.
  public init(integer: Int) { indexes = [integer] }
  /// A set of the indexes in a range.
  public init(integersIn range: Range<Int>) { indexes = Array(range) }
  /// A set of the listed indexes.
  public init(arrayLiteral elements: Int...) { indexes = Set(elements).sorted() }

  /// The number of indexes.
  public var count: Int { indexes.count }
  /// Whether the set contains an index.
  public func contains(_ integer: Int) -> Bool { indexes.contains(integer) }
  /// Iterates over the indexes in ascending order.
  public func makeIterator() -> IndexingIterator<[Int]> { indexes.makeIterator() }
}
