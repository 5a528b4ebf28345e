import TransitionEngine

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
