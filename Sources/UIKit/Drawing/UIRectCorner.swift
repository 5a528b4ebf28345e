import TransitionEngine

/// A set of corners, for example those to round. The bits are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y. The y axis points down.
  public static let topLeft = Self(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight = Self(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight = Self(rawValue: 8)
  /// All corners, with every bit set.
  public static let allCorners = Self(rawValue: .max)

  /// The corners as a layer's mask; both types use the same bits.
  var mask: CACornerMask { CACornerMask(rawValue: rawValue).intersection(.all) }
}
