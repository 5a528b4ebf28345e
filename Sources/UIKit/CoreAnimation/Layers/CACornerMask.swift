import TransitionEngine

/// The engine's set of corners, by its Core Animation name.
public typealias CACornerMask = CornerMask

extension CornerMask {
  /// The top left corner.
  public static let layerMinXMinYCorner = minXMinY
  /// The top right corner.
  public static let layerMaxXMinYCorner = maxXMinY
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = minXMaxY
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = maxXMaxY
}
