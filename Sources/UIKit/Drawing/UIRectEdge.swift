/// Sides of a rectangle. The bits are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// Bits that stand for no side have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The side of the least y.
  public static let top = Self(rawValue: 1 << 0)
  /// The side of the least x.
  public static let left = Self(rawValue: 1 << 1)
  /// The side of the largest y.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The side of the largest x.
  public static let right = Self(rawValue: 1 << 3)
  /// All four sides.
  public static let all: Self = [.top, .left, .bottom, .right]
}
