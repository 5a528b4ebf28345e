/// A width and a height, in points.
public struct CGSize: Hashable, Codable, Sendable {
  /// Points to the right; to the left where negative.
  public var width: CGFloat
  /// Points down; up where negative.
  public var height: CGFloat

  /// A size with a width and a height; negative values are kept.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// A size in whole points.
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// No size in either direction.
  public init() { self = .zero }

  /// No size in either direction.
  public static let zero = CGSize(width: 0, height: 0)
}
