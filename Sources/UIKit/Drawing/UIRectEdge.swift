/// A set of sides of a rectangle. The bits are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// Creates a set of sides, in which bits that stand for no side have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The side with the smallest y.
  public static let top = Self(rawValue: 1 << 0)
  /// The side with the smallest x.
  public static let left = Self(rawValue: 1 << 1)
  /// The side with the largest y.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The side with the largest x.
  public static let right = Self(rawValue: 1 << 3)
  /// All four sides.
  public static let all: Self = [.top, .left, .bottom, .right]
}
