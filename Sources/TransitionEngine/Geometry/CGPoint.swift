/// A point in some layer's or view's coordinates, x to the right, y down, in points.
public struct CGPoint: Hashable, Codable, Sendable {
  /// Points to the right of the origin.
  public var x: CGFloat
  /// Points below the origin.
  public var y: CGFloat

  /// A point by its coordinates; they need not be finite.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// A point at whole coordinates.
  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// The origin.
  public init() { self = .zero }

  /// The origin.
  public static let zero = CGPoint(x: 0, y: 0)
}
