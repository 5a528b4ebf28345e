/// A range of a text, by Foundation's name.
public struct NSRange: Hashable, Sendable {
  /// The index of the first UTF-16 unit.
  public var location: Int
  /// The length, in UTF-16 units.
  public var length: Int

  /// A range with a start and a length, which aren't checked.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
  /// An empty range at the start.
  public init() { self.init(location: 0, length: 0) }

  /// The index after the last UTF-16 unit.
  public var upperBound: Int { location + length }
  /// The index of the first UTF-16 unit.
  public var lowerBound: Int { location }
}

/// A range with a start and a length.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}
