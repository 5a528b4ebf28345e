/// The give of a scroll view that is dragged past its end: b = (1 - 1 / (0.55 x / d + 1)) · d, for x points of
/// dragging in a view that is d points long. [unverified]
enum RubberBand {
  private static let give: CGFloat = 0.55

  /// How far a view shows itself beyond its end, for how far it was dragged; both ≥ 0.
  static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (give * distance / length + 1)) * length
  }

  /// The inverse of `stretch`.
  static func distance(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch < length else { return 0 }
    return length / give * (1 / (1 - stretch / length) - 1)
  }

  /// A coordinate that is held in a range by the band.
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
