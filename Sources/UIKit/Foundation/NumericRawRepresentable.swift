/// A named number that code calculates with, such as a priority.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates a value by its number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Whether the first number is smaller.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  /// The value whose number is larger by a distance.
  public static func + (value: Self, distance: RawValue) -> Self { Self(rawValue: value.rawValue + distance) }
  /// The value whose number is larger by a distance.
  public static func + (distance: RawValue, value: Self) -> Self { Self(rawValue: value.rawValue + distance) }
  /// The value whose number is smaller by a distance.
  public static func - (value: Self, distance: RawValue) -> Self { Self(rawValue: value.rawValue - distance) }
  /// The distance of two values.
  public static func - (first: Self, second: Self) -> RawValue { first.rawValue - second.rawValue }
  /// Adds a distance to the number.
  public static func += (value: inout Self, distance: RawValue) { value = value + distance }
  /// Subtracts a distance from the number.
  public static func -= (value: inout Self, distance: RawValue) { value = value - distance }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
