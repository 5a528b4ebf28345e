/// The resistance of content that is zoomed past its limits: the logarithm of the excess is stretched as a
/// dragged offset is, so that the content never gets to twice its largest scale or half its smallest one.
/// [unverified]
enum ZoomResistance {
  private static let length = log(CGFloat(2))

  /// The scale on screen, for a scale that the fingers ask for; both > 0.
  static func shown(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let limits = log(range.lowerBound)...log(range.upperBound)
    return exp(RubberBand.stretched(log(scale), in: limits, length: length))
  }

  /// The inverse of `shown`.
  static func released(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let limits = log(range.lowerBound)...log(range.upperBound)
    return exp(RubberBand.released(log(scale), in: limits, length: length))
  }
}
