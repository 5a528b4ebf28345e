/// The side of a popover that has the arrow. The bits are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top: the box lies below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// The bottom: the box lies above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// The left: the box lies right of its source.
  public static let left = Self(rawValue: 1 << 2)
  /// The right: the box lies left of its source.
  public static let right = Self(rawValue: 1 << 3)
  /// Any side.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet, or none.
  public static let unknown = Self(rawValue: .max)

  /// The sides, in the order in which they are tried.
  static let sides: [Self] = [.up, .down, .left, .right]
  var isVertical: Bool { self == .up || self == .down }
}
