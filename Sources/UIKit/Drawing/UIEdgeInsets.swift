import TransitionEngine

/// Distances from the four sides, by their UIKit name.
public typealias UIEdgeInsets = EdgeInsets

extension EdgeInsets {
  /// No distance on any side.
  public static let zero = EdgeInsets()
}

extension CGRect {
  /// The rectangle moved inwards by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
