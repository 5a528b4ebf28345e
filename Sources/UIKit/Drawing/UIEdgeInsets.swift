import TransitionEngine

/// Insets from the four sides, by their UIKit name.
public typealias UIEdgeInsets = EdgeInsets

extension EdgeInsets {
  /// Insets of 0 on all sides.
  public static let zero = EdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its sides moved inward by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
