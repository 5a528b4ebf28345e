/// A set of indexes, by Foundation's name.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// An empty set.
  public init() { indexes = [] }
  /// A set with one index.
  public init(integer: Int) { indexes = [integer] }
  /// A set of the indexes in a range.
  public init(integersIn range: Range<Int>) { indexes = Array(range) }
  /// A set of the indexes in a range.
  public init(integersIn range: ClosedRange<Int>) { indexes = Array(range) }
  /// A set of the indexes in an array or another sequence.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Int {
    indexes = Set(elements).sorted()
  }
  /// A set of the listed indexes.
  public init(arrayLiteral elements: Int...) { indexes = Set(elements).sorted() }

  /// The number of indexes.
  public var count: Int { indexes.count }
  /// Whether the set has no indexes.
  public var isEmpty: Bool { indexes.isEmpty }
  /// The lowest index; nil for none.
  public var first: Int? { indexes.first }
  /// The highest index; nil for none.
  public var last: Int? { indexes.last }
  /// Adds an index, unless the set has it.
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    guard !contains(integer) else { return (false, integer) }
    indexes = (indexes + [integer]).sorted()
    return (true, integer)
  }
  /// Removes an index. Returns nil if the set doesn't have it.
  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? {
    indexes.firstIndex(of: integer).map { indexes.remove(at: $0) }
  }
  /// Whether the set contains an index.
  public func contains(_ integer: Int) -> Bool { indexes.contains(integer) }
  /// Iterates over the indexes in ascending order.
  public func makeIterator() -> IndexingIterator<[Int]> { indexes.makeIterator() }
}
