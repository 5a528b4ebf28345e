import TransitionEngine

/// Which corners are rounded. The bits are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y: y points down.
  public static let topLeft = Self(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight = Self(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight = Self(rawValue: 8)
  /// All bits there are.
  public static let allCorners = Self(rawValue: .max)

  /// The layer's corners; the two sets count them alike.
  var mask: CACornerMask { CACornerMask(rawValue: rawValue).intersection(.all) }
}
