/// The resistance of a scroll view that is dragged past its end: b = (1 - 1 / (0.55 x / d + 1)) · d, for x
/// points of dragging in a view that is d points long. [unverified]
enum RubberBand {
  private static let give: CGFloat = 0.55

  /// The distance on screen past the end, for a distance of dragging; both ≥ 0.
  static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (give * distance / length + 1)) * length
  }

  /// The inverse of `stretch`.
  static func distance(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch < length else { return 0 }
    return length / give * (1 / (1 - stretch / length) - 1)
  }

  /// The coordinate on screen for a dragged coordinate: unchanged in a range, stretched outside it.
  static func stretched(_ x: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if x < range.lowerBound {
      return range.lowerBound - stretch(range.lowerBound - x, length: length)
    }
    return x > range.upperBound ? range.upperBound + stretch(x - range.upperBound, length: length) : x
  }

  /// The inverse of `stretched`.
  static func released(_ x: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if x < range.lowerBound {
      return range.lowerBound - distance(range.lowerBound - x, length: length)
    }
    return x > range.upperBound ? range.upperBound + distance(x - range.upperBound, length: length) : x
  }
}
