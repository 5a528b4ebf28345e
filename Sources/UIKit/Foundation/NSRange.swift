/// A stretch of a text, by Foundation's name.
public struct NSRange: Hashable, Sendable {
  /// The first UTF-16 unit.
  public var location: Int
  /// How long it is, in UTF-16 units.
  public var length: Int

  /// A stretch by its start and length; nothing is checked.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
  /// An empty one at the start.
  public init() { self.init(location: 0, length: 0) }

  /// The index after the last UTF-16 unit.
  public var upperBound: Int { location + length }
  /// The first UTF-16 unit.
  public var lowerBound: Int { location }
}

/// A stretch by its start and length.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}
