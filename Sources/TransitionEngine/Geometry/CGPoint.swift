/// A point in some layer's or view's coordinates, x to the right, y down, in points.
public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  public init() { self = .zero }

  public static let zero = CGPoint(x: 0, y: 0)
}
