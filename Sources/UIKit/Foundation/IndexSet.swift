/// A set of places, by Foundation's name.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// No places.
  public init() { indexes = [] }
  /// One place.
  public init(integer: Int) { indexes = [integer] }
  /// All places of a range.
  public init(integersIn range: Range<Int>) { indexes = Array(range) }
  /// The places that are listed.
  public init(arrayLiteral elements: Int...) { indexes = Set(elements).sorted() }

  /// How many places there are.
  public var count: Int { indexes.count }
  /// Whether a place is among them.
  public func contains(_ integer: Int) -> Bool { indexes.contains(integer) }
  /// In ascending order.
  public func makeIterator() -> IndexingIterator<[Int]> { indexes.makeIterator() }
}
