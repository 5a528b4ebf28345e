import TransitionEngine

/// Seconds, by the name that Core Animation uses.
public typealias CFTimeInterval = TimeInterval

/// The engine's outline, by its Core Graphics name.
public typealias CGPath = TransitionEngine.Path

/// The engine's corner set, by its Core Animation name.
public typealias CACornerMask = CornerMask

extension CornerMask {
  /// The top left one.
  public static let layerMinXMinYCorner = minXMinY
  /// The top right one.
  public static let layerMaxXMinYCorner = maxXMinY
  /// The bottom left one.
  public static let layerMinXMaxYCorner = minXMaxY
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = maxXMaxY
}

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
