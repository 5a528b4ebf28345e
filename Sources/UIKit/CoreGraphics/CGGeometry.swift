import TransitionEngine

extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  /// Returns the size transformed as the vector (width, height); a translation does not count.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  /// The smallest rectangle with integer coordinates that contains this one.
  public var integral: CGRect {
    guard !isNull else { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
  /// Divides the rectangle in two, at a distance in points from one side.
  public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    let rect = standardized
    let isHorizontal = fromEdge == .minXEdge || fromEdge == .maxXEdge
    let distance = min(max(atDistance, 0), isHorizontal ? rect.width : rect.height)
    switch fromEdge {
    case .minXEdge:
      return (
        CGRect(x: rect.minX, y: rect.minY, width: distance, height: rect.height),
        CGRect(x: rect.minX + distance, y: rect.minY, width: rect.width - distance, height: rect.height)
      )
    case .maxXEdge:
      return (
        CGRect(x: rect.maxX - distance, y: rect.minY, width: distance, height: rect.height),
        CGRect(x: rect.minX, y: rect.minY, width: rect.width - distance, height: rect.height)
      )
    case .minYEdge:
      return (
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: distance),
        CGRect(x: rect.minX, y: rect.minY + distance, width: rect.width, height: rect.height - distance)
      )
    case .maxYEdge:
      return (
        CGRect(x: rect.minX, y: rect.maxY - distance, width: rect.width, height: distance),
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - distance)
      )
    }
  }
}

/// A side of a rectangle. The raw values are Core Graphics's.
public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}
