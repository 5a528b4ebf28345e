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

  /// The range of indices of a text.
  public init<Range: RangeExpression, Text: StringProtocol>(_ region: Range, in target: Text)
  where Range.Bound == String.Index {
    let own = region.relative(to: target)
    let units = target.utf16
    self.init(
      location: units.distance(from: units.startIndex, to: own.lowerBound),
      length: units.distance(from: own.lowerBound, to: own.upperBound))
  }
  /// A range of numbers.
  public init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }

  /// Whether an index is within the range.
  public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
  /// The index after the last UTF-16 unit.
  public var upperBound: Int { location + length }
  /// The index of the first UTF-16 unit.
  public var lowerBound: Int { location }
}

/// A range with a start and a length.
@_disfavoredOverload public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}

/// Whether an index is within a range.
public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
/// The index after a range.
public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

extension Range where Bound == String.Index {
  /// The indices of a range of a text; nil for one out of bounds, or within a character's units.
  public init?(_ range: NSRange, in string: String) {
    let units = string.utf16
    guard range.location >= 0, range.length >= 0, range.upperBound <= units.count,
      let lower = units.index(units.startIndex, offsetBy: range.location).samePosition(in: string),
      let upper = units.index(units.startIndex, offsetBy: range.upperBound).samePosition(in: string)
    else { return nil }
    self = lower..<upper
  }
}
