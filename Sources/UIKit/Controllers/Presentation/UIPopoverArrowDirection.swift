/// On which side of a popover its arrow is. The bits are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above: the box lies below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Below: the box lies above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// On the left: the box lies right of its source.
  public static let left = Self(rawValue: 1 << 2)
  /// On the right: the box lies left of its source.
  public static let right = Self(rawValue: 1 << 3)
  /// Any of them.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet, or none.
  public static let unknown = Self(rawValue: .max)

  /// One after the other, as they are tried.
  static let sides: [Self] = [.up, .down, .left, .right]
  var isVertical: Bool { self == .up || self == .down }
}
