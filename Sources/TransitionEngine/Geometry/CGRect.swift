/// A rectangle in some layer's or view's coordinates, y down, in points.
///
/// A size may be negative, as in Core Graphics: the rectangle then extends to the left of its origin, or
/// above it, and the edges below are those of the covered area.
public struct CGRect: Hashable, Sendable {
  /// The corner that the size is measured from: the top left one, where the size is not negative.
  public var origin: CGPoint
  /// The extent from the origin; may be negative.
  public var size: CGSize

  /// A rectangle with an origin and a size; a negative size is kept.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by the components of its origin and size; a negative size is kept.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A rectangle with whole components.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  /// A point at the origin, without size.
  public init() { self = .zero }

  /// A point at the origin, without size.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The null rectangle: the intersection of disjoint rectangles.
  public static let null = CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle without edges. Its numbers are Core Graphics'.
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

// Edges of the covered area.
extension CGRect {
  /// The left edge.
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The right edge.
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// Halfway from the left edge to the right one.
  public var midX: CGFloat { (minX + maxX) / 2 }
  /// The upper edge.
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The lower edge.
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
  /// Halfway from the upper edge to the lower one.
  public var midY: CGFloat { (minY + maxY) / 2 }
  /// From the left edge to the right one, ≥ 0.
  public var width: CGFloat { abs(size.width) }
  /// From the upper edge to the lower one, ≥ 0.
  public var height: CGFloat { abs(size.height) }

  /// Whether this is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether this is the rectangle without edges.
  public var isInfinite: Bool { self == .infinite }

  /// Whether the area is empty.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same place with a size that is not negative.
  public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension CGRect {
  /// The rectangle with each side moved inwards, or outwards by negative distances; null if nothing is left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let size = CGSize(width: width - 2 * dx, height: height - 2 * dy)
    if size.width < 0 || size.height < 0 { return .null }
    return CGRect(origin: CGPoint(x: minX + dx, y: minY + dy), size: size)
  }

  /// The rectangle moved by a number of points, with a size that is not negative; null stays null.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both. `contains` agrees: rounding leaves no part of either outside.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (horizontal.union(other.horizontal), vertical.union(other.vertical))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The intersection, a line or a point where the two only touch; null where they are disjoint.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    guard let x = horizontal.intersection(other.horizontal), let y = vertical.intersection(other.vertical)
    else { return .null }
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private var horizontal: Stretch { Stretch(start: minX, length: width) }
  private var vertical: Stretch { Stretch(start: minY, length: height) }

  /// Whether the rectangles have a point in common; touching is enough.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  /// Whether the rectangle contains a point; points on the upper or left side are inside, points on the lower
  /// or right side outside.
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }

  /// Whether the rectangle contains `other`. Each rectangle contains itself and null.
  public func contains(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return other.isNull }
    return horizontal.contains(other.horizontal) && vertical.contains(other.vertical)
  }
}

/// An interval on a line.
private struct Stretch {
  let start: CGFloat
  let length: CGFloat
  private var end: CGFloat { start + length }

  func contains(_ other: Stretch) -> Bool { start <= other.start && other.end <= end }

  /// The shortest interval that holds both. An interval that contains the other keeps its length to the last
  /// digit, which the difference of two sums would not.
  func union(_ other: Stretch) -> Stretch {
    if contains(other) { return self }
    if other.contains(self) { return other }
    let (start, end) = (Swift.min(start, other.start), Swift.max(end, other.end))
    var length = end - start
    while start + length < end { length = length.nextUp }
    return Stretch(start: start, length: length)
  }

  /// The intersection of two intervals; nil where they are disjoint. An interval that lies within the other
  /// keeps its length.
  func intersection(_ other: Stretch) -> Stretch? {
    if contains(other) { return other }
    if other.contains(self) { return self }
    let (start, end) = (Swift.max(start, other.start), Swift.min(end, other.end))
    if start > end { return nil }
    var length = end - start
    while start + length > end { length = length.nextDown }
    return Stretch(start: start, length: length)
  }
}
